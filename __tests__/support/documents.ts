/** What a call says that the documents of the servers do not name, but for what is known and why. */
import { readQuery, setNested } from '@/demo/http/params';
import { callsOf, findCall, type Documented } from '@/demo/strict/calls';
import { complaints } from '@/demo/strict/check';
import type { Dialect } from '@/domain/serverFamily';
import type { Sent } from './endpointRows';

/** Whose documents count for what is said in a dialect. */
const readers: Record<Dialect, readonly Documented[]> = {
  pleroma: ['pleroma'],
  mastodon: ['mastodon', 'gotosocial'],
};

type Reason = string;

/** By whose documents, the call, and what they do not name. */
export const known: Readonly<Record<string, Reason>> = {
  'pleroma GET /api/v1/domain_blocks limit': 'the server pages this list by nothing; harmless',
  'pleroma GET /api/v1/domain_blocks max_id': 'only out of a link that the server gives itself',
  'pleroma GET /api/v1/endorsements limit': 'the document names no parameters of it',
  'pleroma GET /api/v1/endorsements max_id': 'only out of a link that the server gives itself',
  'pleroma GET /api/v1/lists/:/accounts limit': 'read since 2.3, though not in the document',
  'pleroma GET /api/v2/suggestions limit': 'the document names no parameters of it',
  'pleroma POST /api/v1/accounts confirm': 'REG-02: the form as it is; the server passes over it',
  'pleroma POST /api/v1/accounts nickname': 'REG-02: the form as it is; the server passes over it',
  'pleroma POST /api/v1/pleroma/notifications/read id': 'numbers there; the rows have letters',
  'pleroma POST /api/v1/pleroma/notifications/read max_id': 'numbers there; the rows have letters',
  'pleroma PATCH /api/v1/accounts/update_credentials avatar_description':
    'since 2.8; the document is of 2.6',
  'pleroma PATCH /api/v1/accounts/update_credentials header':
    'an empty text takes the picture away',
  'mastodon PATCH /api/v1/accounts/update_credentials header':
    'an empty text takes the picture away, where the server can',
  'mastodon PATCH /api/v1/accounts/update_credentials avatar_description':
    'only where the server has it, by capability',
  'mastodon PATCH /api/v1/accounts/update_credentials pleroma_background_image':
    'only where the server has it, by capability',
  'gotosocial PATCH /api/v1/accounts/update_credentials pleroma_background_image':
    'only where the server has it, by capability',
  'gotosocial PATCH /api/v1/accounts/update_credentials header':
    'an empty text takes the picture away, where the server can',
  'mastodon POST /oauth/token username': 'only where the server offers the password grant',
  'mastodon POST /oauth/token password': 'only where the server offers the password grant',
  'gotosocial POST /api/v1/accounts date_of_birth': 'only where the server asks for it',
  'gotosocial POST /api/v1/accounts invite_code': 'only for readers who come with one',
  'gotosocial POST /api/v1/statuses quoted_status_id': 'only where the server can quote',
  'gotosocial PUT /api/v1/statuses/: media_attributes':
    'passed over; the call of the file says it too',
};

/** Calls that none of the documents has, by how their paths begin. */
export const undocumented: Readonly<Record<string, Reason>> = {
  '/api/v1/pleroma/admin/': 'the administration of the Pleroma family; its documents are apart',
  '/api/pleroma/accounts/mfa': 'the second factor of the Pleroma family, which documents leave out',
  '/oauth/mfa/challenge': 'the second factor of the Pleroma family while one signs in',
  '/api/oauth_tokens': 'the sessions of an account of the Pleroma family',
  '/auth/password': 'asks the Pleroma family for a mail that resets the password',
  '/static/': 'files that lie beside the front-end; only those that it was told of',
  '/instance/': 'files of the operator beside the front-end, on the Pleroma family alone',
  '/index.html': 'whether the bundle is still the one on the server',
};

function differencesWith(documents: Documented, { method, url, headers, body }: Sent): string[] {
  const call = findCall(documents, method, url.pathname);
  if (!call) return [];
  const isJson = headers.get('content-type') === 'application/json';
  const asked = { method, path: url.pathname, query: readQuery(url), body: fieldsOf(body), isJson };
  const what = `${documents} ${method} ${call.segments.join('/')}`;
  return complaints(documents, asked)
    .filter(({ name }) => !(`${what} ${name}` in known))
    .map(({ name, why }) => `${what} ${name}: ${why}`);
}

export const differences = (dialect: Dialect, sent: readonly Sent[]): string[] =>
  sent.flatMap((one) => readers[dialect].flatMap((reader) => differencesWith(reader, one)));

export function fieldsOf(body: unknown): Record<string, unknown> | null {
  if (body === undefined) return null;
  if (typeof body === 'string' && body.startsWith('{')) {
    return JSON.parse(body) as Record<string, unknown>;
  }
  const values: Record<string, unknown> = {};
  const form = body instanceof FormData ? body : new URLSearchParams(String(body));
  form.forEach((value: unknown, key: string) => {
    setNested(values, key, value);
  });
  return values;
}

/** Reasons that stand for a call which no document has any more. */
export const idle = (): string[] =>
  Object.keys(known).filter((line) => {
    const [documents, method, path = ''] = line.split(' ');
    const calls = callsOf(documents as Documented);
    return !calls.some((one) => one.method === method && one.segments.join('/') === path);
  });
