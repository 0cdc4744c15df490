/**
 * Masks secrets before they get into a recording: a token gets the same alias wherever it occurs,
 * the value of a secret field a constant. Existing aliases stay.
 */
import type { FlowBody, FlowEvent, FlowValue } from '@/testing/format/flowFile';

export interface SecretMasker {
  /** Returns `token-1` etc., for the token of a call. */
  aliasOf(token: string): string;
  clean(value: FlowValue): FlowValue;
  cleanText(text: string): string;
  cleanEvent<Event extends FlowEvent>(event: Event): Event;
}

const ALIAS = /^(token-\d+|hidden)$/;
/** Shorter strings are no tokens, and would occur in any text. */
const SHORTEST = 8;
const HIDDEN = 'hidden';
const NOBODY = 'someone@mail.example';

/** Field names, ignoring case and separators. */
const tokenFields = /^(access|refresh|user|app|chat|mfa|captcha|push)?token$/;
const secretFields =
  /^(\w*password\w*|clientsecret|appsecret|authorization|captcha(solution|answerdata)|answerdata|provisioninguri|backupcodes|p256dh|auth|vapidkey)$/;
const emailFields = /^\w*email$/;
/** Secret only during login; elsewhere it may be a language, or the reason of an error. */
const loginFields = /^(code|codes|key)$/;

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

export function createSecretMasker(): SecretMasker {
  const aliases = new Map<string, string>();

  function aliasOf(token: string): string {
    if (ALIAS.test(token) || token === '') return token;
    const known = aliases.get(token);
    if (known !== undefined) return known;
    const alias = `token-${String(aliases.size + 1)}`;
    aliases.set(token, alias);
    return alias;
  }

  function cleanText(text: string): string {
    let clean = text.replaceAll(
      /([?&](?:access_token|token|client_secret|password)=)([^&#\s"']+)/g,
      (_whole, start: string, secret: string) => start + aliasOf(decode(secret)),
    );
    clean = clean.replaceAll(/([?&]code=)([^&#\s"']+)/g, `$1${HIDDEN}`);
    for (const [token, alias] of aliases) {
      if (token.length >= SHORTEST && clean.includes(token)) clean = clean.replaceAll(token, alias);
    }
    return clean;
  }

  function cleanField(name: string, value: FlowValue, login: boolean): FlowValue {
    const plain = plainName(name);
    const hide = (how: (text: string) => string): FlowValue => mapTexts(value, how);
    if (tokenFields.test(plain)) return hide(aliasOf);
    if (secretFields.test(plain) || (login && loginFields.test(plain))) return hide(() => HIDDEN);
    if (emailFields.test(plain)) return hide((text) => (text === '' ? '' : NOBODY));
    return cleanIn(value, login);
  }

  function cleanIn(value: FlowValue, login: boolean): FlowValue {
    if (typeof value === 'string') return cleanText(value);
    if (value === null || typeof value !== 'object') return value;
    if (isList(value)) return value.map((part) => cleanIn(part, login));
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, field]) => [cleanText(name), cleanField(name, field, login)]),
    );
  }

  function cleanBody(body: FlowBody | null, login: boolean): FlowBody | null {
    if (body?.form === 'json') return { ...body, value: cleanIn(body.value, login) };
    if (body?.form === 'text') return { ...body, text: cleanText(body.text) };
    if (body?.form !== 'fields') return body;
    return {
      ...body,
      fields: body.fields.map(([name, value]) => [name, cleanField(name, value, login)] as const),
    };
  }

  const calledToLogIn = new Set<number>();

  function cleanEvent(event: FlowEvent): FlowEvent {
    if (event.kind === 'call') {
      const login = isLogin(event.path);
      if (login) calledToLogIn.add(event.call);
      return { ...event, path: cleanText(event.path), body: cleanBody(event.body, login) };
    }
    if (event.kind === 'answer') {
      const login = calledToLogIn.has(event.call);
      const headers = cleanIn(event.headers, false) as Record<string, string>;
      return { ...event, headers, body: cleanBody(event.body, login) };
    }
    if (event.kind === 'action') {
      const login = /^(session|security|registration|passwordReset)\//.test(event.action.type);
      return { ...event, action: cleanIn(event.action, login) as typeof event.action };
    }
    return cleanIn(event, false) as typeof event;
  }

  return {
    aliasOf,
    cleanText,
    clean: (value) => cleanIn(value, false),
    cleanEvent: (event) => cleanEvent(event) as typeof event,
  };
}

const isLogin = (path: string): boolean =>
  /^\/oauth\/|\/mfa|\/accounts\/(confirm|register)|password|\/auth\//.test(path);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function mapTexts(value: FlowValue, how: (text: string) => string): FlowValue {
  if (typeof value === 'string') return how(value);
  if (value === null || typeof value !== 'object') return value;
  if (isList(value)) return value.map((part) => mapTexts(part, how));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, mapTexts(part, how)]),
  );
}

const isList = (value: FlowValue): value is readonly FlowValue[] => Array.isArray(value);
