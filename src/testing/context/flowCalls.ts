/** Converts calls to the server to and from their form in flow files: requests and responses. */
import type { FlowBody, FlowEffect, FlowInput, FlowValue } from '@/testing/format/flowFile';
import { toFlowValue } from '@/testing/format/flowValue';
import type { SecretMasker } from '@/testing/redaction/secretMasker';

type CallAsked = Extract<FlowEffect, { kind: 'call' }>;
type CallAnswered = Extract<FlowInput, { kind: 'answer' }>;

/** The response headers that the client reads; the others are not recorded. */
const HEADERS = [
  'content-type',
  'date',
  'idempotent-replayed',
  'link',
  'retry-after',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
];

const parse = (text: string): FlowValue | undefined => {
  try {
    return JSON.parse(text) as FlowValue;
  } catch {
    return undefined;
  }
};

/** Keeps the full address for another origin. Sockets have the origin of the pages. */
export const pathOf = (url: string, origin: string): string => {
  const plain = url.replace(/^ws(?=s?:)/, 'http');
  return plain.startsWith(`${origin}/`) ? plain.slice(origin.length) : url;
};

export function describeCall(
  url: string,
  init: RequestInit,
  { origin, secrets }: { origin: string; secrets: SecretMasker },
): Omit<CallAsked, 'kind' | 'call'> {
  const authorization = new Headers(init.headers).get('authorization');
  const token = /^bearer (.*)$/i.exec(authorization ?? '')?.[1];
  return {
    method: (init.method ?? 'GET').toUpperCase(),
    path: pathOf(url, origin),
    as: token === undefined ? null : secrets.aliasOf(token),
    body: sentBody(init),
  };
}

function sentBody({ body, headers }: RequestInit): FlowBody | null {
  if (body === undefined || body === null) return null;
  if (typeof FormData !== 'undefined' && body instanceof FormData) {
    return { form: 'fields', fields: [...body].map(([name, value]) => [name, toFlowValue(value)]) };
  }
  if (typeof body !== 'string') return { form: 'bytes', size: 0 };
  const type = new Headers(headers).get('content-type') ?? '';
  if (type.includes('urlencoded')) {
    return { form: 'fields', fields: [...new URLSearchParams(body)] };
  }
  return textBody(body);
}

function textBody(text: string): FlowBody | null {
  if (text === '') return null;
  const value = parse(text);
  return value === undefined ? { form: 'text', text } : { form: 'json', value };
}

const hasText = (type: string): boolean =>
  type === '' || /json|text|xml|html|javascript/i.test(type);

export function describeAnswer(call: number, response: Response, bytes: ArrayBuffer): CallAnswered {
  const { status, statusText, headers } = response;
  const read = HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const body = hasText(headers.get('content-type') ?? '')
    ? textBody(new TextDecoder().decode(bytes))
    : { form: 'bytes' as const, size: bytes.byteLength };
  const answer = { call, status, statusText, headers: Object.fromEntries(read), body };
  return { kind: 'answer', ...answer };
}

/** Bodies that nobody reads are not recorded and come out empty. */
export function bodyText(body: FlowBody | null): string {
  if (body?.form === 'json') return JSON.stringify(body.value);
  return body?.form === 'text' ? body.text : '';
}

/** Identifies a response after the request scheduler, which makes a new one of it. */
export const ANSWER_HEADER = 'x-flow-answer';

/**
 * A buffered response: reading it takes promises only and never a turn of the event loop, so that
 * all its consequences happen before the next input.
 */
export function bufferedResponse(
  { status, statusText, headers, call }: CallAnswered,
  text: string,
) {
  const marked = new Headers({ ...headers, [ANSWER_HEADER]: String(call) });
  const { buffer } = new TextEncoder().encode(text);
  const response = { status, statusText, headers: marked, arrayBuffer: async () => buffer };
  return response as unknown as Response;
}

/** The same for a response that comes out of the request scheduler. */
export const responseWithText = (response: Response, text: string): Response =>
  ({
    ok: response.ok,
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
    text: async () => text,
  }) as unknown as Response;
