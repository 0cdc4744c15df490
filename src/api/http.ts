/**
 * Sends all requests to the server and reads the answers. Every failure is thrown as an `ApiError`;
 * a result has the requested form, but its contents are left to the decoders.
 */
import type { Dialect } from '@/domain/session/serverFamily';
import type { PageLink } from '@/domain/engine/paging';
import { redactValues } from '@/lib/redact/redactValues';
import type { ProgressRequestInit } from '@/lib/net/uploadProgress';
import { readErrorBody } from './decode/engine/errorBody';
import {
  encodeFiles,
  encodeForm,
  encodeQuery,
  plainQuery,
  type FileFields,
  type Parameters,
} from './encoding';
import { ApiError } from './errors';
import { readLink } from './link';
import { readRetryAfter } from './retryAfter';

export interface Connection {
  /** The origin of all calls. */
  origin: string;
  token: string | null;
  signal: AbortSignal;
  /** The API dialect of the server; by default the plain Mastodon API. */
  dialect?: Dialect;
  /** Replaces the browser's `fetch`, and handles timeouts itself unless `timeout` is given. */
  fetch?: typeof fetch;
  /** Milliseconds. */
  timeout?: number;
  /** Yields to the main thread during long work; returns nothing if that is not due. */
  yieldToMain?: () => Promise<void> | undefined;
}

export interface RequestOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  query?: Parameters;
  /** At most one of these three. */
  json?: unknown;
  form?: Parameters;
  files?: FileFields;
  idempotencyKey?: string;
  /** Called with the share sent, from 0 to 1. */
  onSent?: ProgressRequestInit['onSent'];
  /** `nothing` ignores the body, which differs between servers. */
  expects?: 'json' | 'text' | 'nothing';
}

export interface Answer<Data = unknown> {
  data: Data;
  status: number;
  headers: Headers;
  link: PageLink;
}

const TIMEOUT = 30_000;
/** Uploads may take long. */
const UPLOAD_TIMEOUT = 600_000;

export function request(
  to: Connection,
  path: string,
  options: RequestOptions & { expects: 'text' },
): Promise<Answer<string>>;
export function request(to: Connection, path: string, options?: RequestOptions): Promise<Answer>;
export async function request(
  to: Connection,
  path: string,
  options: RequestOptions = {},
): Promise<Answer> {
  const { expects = 'json', query = {} } = options;
  if (!isPath(path)) throw fail('malformed', path, 'not a path of the server');
  const told = to.dialect === 'pleroma' ? query : plainQuery(query);
  const { response, text } = await exchange(to, path, path + encodeQuery(told), options);
  const { status, headers } = response;
  if (!response.ok) throw refusal(path, response, text, secretsOf(to, options));
  const data = { json: jsonOf, text: () => text, nothing: () => null }[expects](
    path,
    response,
    text,
  );
  return { data, status, headers, link: readLink(headers.get('link')) };
}

/**
 * True for a path: anything else could lead to another host or, by an odd name, to another call.
 */
const isPath = (path: string): boolean =>
  path.startsWith('/') && !path.split('/').some((part) => part === '.' || part === '..');

/** Sends the request and reads the whole answer within the timeout. */
async function exchange(to: Connection, path: string, address: string, options: RequestOptions) {
  const aborter = new AbortController();
  const passOn = () => aborter.abort();
  let late = false;
  const timeout = to.timeout ?? (to.fetch ? null : options.files ? UPLOAD_TIMEOUT : TIMEOUT);
  const expire = () => {
    late = true;
    aborter.abort();
  };
  const timer = timeout === null ? undefined : setTimeout(expire, timeout);
  to.signal.addEventListener('abort', passOn);
  try {
    to.signal.throwIfAborted();
    const send = to.fetch ?? fetch;
    const response = await send(to.origin + address, initOf(to, options, aborter.signal));
    return { response, text: await response.text() };
  } catch (error) {
    if (late || isTimeout(error)) throw fail('timeout', path, 'no answer in time');
    if (to.signal.aborted) throw fail('aborted', path, 'given up');
    throw fail('network', path, 'the server could not be reached');
  } finally {
    clearTimeout(timer);
    to.signal.removeEventListener('abort', passOn);
  }
}

/**
 * Builds the options. Without cookies: servers set one to the token of the last answered user, and a
 * call without a token would then act as that person. Without the browser's cache: on the way back
 * from another site, browsers take old answers from it, whatever the server says about them.
 */
function initOf(to: Connection, options: RequestOptions, signal: AbortSignal): ProgressRequestInit {
  const { method = 'GET', json, form, files, idempotencyKey, onSent } = options;
  const headers = new Headers({
    accept: options.expects === 'text' ? '*/*' : 'application/json',
  });
  if (to.token !== null) headers.set('authorization', `Bearer ${to.token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  let body: BodyInit | undefined;
  if (json !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(json);
  } else if (form) {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    body = encodeForm(form);
  } else if (files) {
    body = encodeFiles(files);
  }
  return {
    method,
    headers,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    ...(onSent ? { onSent } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

const contentTypeOf = ({ headers }: Response): string => headers.get('content-type') ?? '';

/**
 * Parses JSON; throws for pages, which servers send for missing files, and for truncated answers.
 */
function jsonOf(path: string, response: Response, text: string): unknown {
  const { status } = response;
  if (text.trim() === '') throw fail('empty', path, 'the answer is empty', status);
  const type = contentTypeOf(response);
  if (/html|xml/i.test(type)) throw fail('notJson', path, `the answer is ${type}`, status);
  try {
    return JSON.parse(text);
  } catch {
    if (/json/i.test(type)) throw fail('malformed', path, 'the answer is cut short', status);
    throw fail('notJson', path, 'the answer is no JSON', status);
  }
}

function refusal(
  path: string,
  response: Response,
  text: string,
  secrets: (string | null)[],
): ApiError {
  const { status, statusText, headers } = response;
  const body = bodyOf(response, text);
  const { serverText, identifier } = readErrorBody(body, status);
  return new ApiError({
    kind: 'http',
    path,
    status,
    body,
    reason: statusText ? `HTTP ${status} ${statusText}` : `HTTP ${status}`,
    serverText: serverText && redactValues(serverText, secrets),
    statusText,
    identifier,
    retryAfter: readRetryAfter(headers),
    replayed: headers.has('idempotent-replayed'),
  });
}

const SHORT_TEXT = 200;

/** Returns the body of a refusal: JSON, or a short plain text; HTML of proxies is ignored. */
function bodyOf(response: Response, text: string): unknown {
  const type = contentTypeOf(response);
  if (/html|xml/i.test(type)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return /text\/plain/i.test(type) && text.length <= SHORT_TEXT ? text : null;
  }
}

/** Form fields that must not be shown, not even if a server quotes them. */
const SECRET_FIELDS = ['password', 'client_secret', 'token', 'mfa_token', 'code'];

function secretsOf({ token }: Connection, { form, json }: RequestOptions): (string | null)[] {
  const sent = (form ?? json ?? {}) as Record<string, unknown>;
  const fields = SECRET_FIELDS.map((name) => sent[name]);
  return [token, ...fields.filter((value) => typeof value === 'string')];
}

const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

const fail = (kind: ApiError['kind'], path: string, reason: string, status?: number): ApiError =>
  new ApiError({ kind, path, reason, status: status ?? null });
