/**
 * A server that takes posts, edits and descriptions, remembers answers by idempotency key as real
 * ones do, and fails in the ways that a test asks for: before or after it has done the work.
 */
import type { WireScheduledStatus, WireStatus } from '@/api/wire/status';
import { wireStatus, wireUser } from '../wire';

/**
 * `fine`: none, as a later call is meant; `lost`: done, but the answer got lost; `gone`: it never arrived; `hangs`: done, but the answer
 * never ends.
 */
export type Mishap =
  | 'fine'
  | 'lost'
  | 'gone'
  | 'hangs'
  | { status: number; body?: unknown; done?: boolean };

export interface Call {
  method: string;
  path: string;
  key: string | null;
  token: string | null;
  fields: Record<string, unknown>;
}

interface Kept {
  wire: WireStatus;
  text: string;
  subject: string;
}

const MEDIA = /^\/api\/v1\/media\/([^/]+)$/;
const STATUS = /^\/api\/v1\/statuses\/([^/]+)(\/source)?$/;
const SCHEDULED = '/api/v1/scheduled_statuses';
const OWN = /^\/api\/v1\/accounts\/([^/]+)\/statuses$/;

/** `ahead`: milliseconds by which its clock is wrong. */
export function postingServer({ remembersKeys = true, tellsSource = true, ahead = 0 } = {}) {
  const calls: Call[] = [];
  const mishaps: { of: RegExp; what: Mishap }[] = [];
  const posts: Kept[] = [];
  const descriptions: Record<string, string> = {};
  const later: WireScheduledStatus[] = [];
  const replays = new Map<string, { status: number; body: unknown }>();
  let count = 0;
  let uploads = 0;

  function answer({ method, path, fields }: Call): { status: number; body: unknown } {
    const media = MEDIA.exec(path)?.[1];
    if (method === 'PUT' && media !== undefined) {
      if (fields.description !== undefined) descriptions[media] = String(fields.description);
      return ok(attachment(media, descriptions[media]));
    }
    if (method === 'POST' && path === '/api/v1/media') return ok(attachment(`u${(uploads += 1)}`));
    if (method === 'POST' && path === '/api/v1/statuses') {
      return ok(fields.scheduled_at === undefined ? add(fields).wire : schedule(fields));
    }
    if (path.startsWith(SCHEDULED)) return scheduled(method, path, fields);
    if (OWN.test(path)) return ok(posts.map(({ wire }) => wire).toReversed());
    if (path === '/api/v1/accounts/verify_credentials') return ok(wireUser({ id: 'u1' }));
    const [, id, source] = STATUS.exec(path) ?? [];
    const post = posts.find(({ wire }) => wire.id === id);
    if (!post || (source !== undefined && !tellsSource)) {
      return { status: 404, body: { error: 'Record not found' } };
    }
    if (source !== undefined) {
      return ok({ id, text: post.text, spoiler_text: post.subject, content_type: 'text/plain' });
    }
    if (method === 'PUT') edit(post, fields);
    if (method === 'DELETE') posts.splice(posts.indexOf(post), 1);
    return ok(post.wire);
  }

  function schedule({ status, spoiler_text, ...fields }: Record<string, unknown>) {
    count += 1;
    const wire: WireScheduledStatus = {
      id: String(count),
      scheduled_at: String(fields.scheduled_at),
      params: { text: status, spoiler_text, ...fields },
      media_attachments: listOf(fields.media_ids ?? fields['media_ids[]']).map((id) =>
        attachment(id, descriptions[id] ?? ''),
      ),
    };
    later.push(wire);
    return wire;
  }

  function scheduled(method: string, path: string, { scheduled_at }: Record<string, unknown>) {
    if (path === SCHEDULED) return ok(later.toReversed());
    const at = later.findIndex(({ id }) => path === `${SCHEDULED}/${id}`);
    const row = later[at];
    if (!row) return { status: 404, body: { error: 'Record not found' } };
    if (method === 'DELETE') later.splice(at, 1);
    if (method === 'PUT') row.scheduled_at = String(scheduled_at);
    return ok(row);
  }

  function add(fields: Record<string, unknown>): Kept {
    count += 1;
    const text = String(fields.status ?? '');
    const subject = String(fields.spoiler_text ?? '');
    const options = optionsOf(fields);
    const wire = wireStatus({
      id: `t${count}`,
      account: wireUser({ id: 'u1' }),
      content: `<p>${text}</p>`,
      pleroma: {},
      spoiler_text: subject,
      visibility: String(fields.visibility ?? 'public'),
      created_at: new Date(Date.now() + ahead).toISOString(),
      in_reply_to_id: textOrNull(fields.in_reply_to_id),
      media_attachments: listOf(fields.media_ids ?? fields['media_ids[]']).map((id) =>
        attachment(id, descriptions[id] ?? ''),
      ),
      poll: options.length > 0 ? wirePollOf(options) : null,
    });
    const kept = { wire, text, subject };
    posts.push(kept);
    return kept;
  }

  function edit(post: Kept, fields: Record<string, unknown>): void {
    post.text = String(fields.status ?? '');
    post.subject = String(fields.spoiler_text ?? '');
    post.wire = {
      ...post.wire,
      content: `<p>${post.text}</p>`,
      spoiler_text: post.subject,
      edited_at: new Date().toISOString(),
      media_attachments: listOf(fields.media_ids).map((id) =>
        attachment(id, descriptions[id] ?? ''),
      ),
    };
  }

  const reply = ({ status, body }: { status: number; body: unknown }, headers = {}): Response => {
    const date = new Date(Date.now() + ahead).toUTCString();
    return Response.json(body, { status, headers: { ...headers, date } });
  };

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      key: headers.get('idempotency-key'),
      token: headers.get('authorization')?.replace('Bearer ', '') ?? null,
      fields: fieldsOf(init.body),
    };
    calls.push(call);
    // Asynchronous, as a network is.
    await new Promise((resolve) => setImmediate(resolve));
    const at = mishaps.findIndex(({ of }) => of.test(`${call.method} ${call.path}`));
    const mishap = at < 0 ? null : (mishaps.splice(at, 1)[0]?.what ?? null);
    if (mishap === 'gone') throw new TypeError('fetch failed');
    const fails = typeof mishap === 'object' && mishap !== null ? mishap : null;
    const replay = call.key === null ? undefined : replays.get(call.key);
    if (replay) return reply(replay, { 'idempotent-replayed': 'true' });
    const { status, body } = fails && !fails.done ? { status: 0, body: null } : answer(call);
    if (fails)
      return reply({ status: fails.status, body: 'body' in fails ? fails.body : { error: 'No' } });
    // A call that does not exist (404) is refused before its key is remembered.
    if (call.key !== null && remembersKeys && status !== 404) {
      replays.set(call.key, { status, body });
    }
    if (mishap === 'lost') throw new TypeError('fetch failed');
    if (mishap === 'hangs') return await never(init.signal);
    return reply({ status, body });
  }

  return {
    fetch: respond as typeof fetch,
    calls,
    /** The matching calls that arrived, in order. */
    called: (of: RegExp): Call[] =>
      calls.filter(({ method, path }) => of.test(`${method} ${path}`)),
    /** The texts of all posts. */
    texts: (): string[] => posts.map(({ text }) => text),
    posts: (): WireStatus[] => posts.map(({ wire }) => wire),
    descriptions,
    /** The posts that wait for their time. */
    later,
    /** Adds a post that another client wrote. */
    post: (fields: Record<string, unknown>): WireStatus => add(fields).wire,
    /** Edits a post from another client. */
    edit: (id: string, fields: Record<string, unknown>): void => {
      const post = posts.find(({ wire }) => wire.id === id);
      if (post) edit(post, fields);
    },
    /** Lets the next matching calls fail, one mishap for each. */
    fail: (of: RegExp, ...what: Mishap[]): void => {
      mishaps.push(...what.map((each) => ({ of, what: each })));
    },
    /** Deletes a post from another client. */
    remove: (id: string): void => {
      posts.splice(
        posts.findIndex(({ wire }) => wire.id === id),
        1,
      );
    },
    /** Remembers an answer under this key, as if it had been given before. */
    remember: (key: string, status: number, body: unknown): void => {
      replays.set(key, { status, body });
    },
  };
}

export const POST = /^POST \/api\/v1\/statuses$/;
export const UPLOAD = /^POST \/api\/v1\/media$/;
export const PUT = /^PUT \/api\/v1\/statuses\//;
export const DESCRIBE = /^PUT \/api\/v1\/media\//;
export const LOOK = /^GET \/api\/v1\/accounts\/u1\/statuses$/;

const ok = (body: unknown) => ({ status: 200, body });

const never = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === undefined ? [] : [String(value)];

/** Reads poll options: the plain API is sent JSON, the Pleroma family a form. */
const optionsOf = ({ poll, ...fields }: Record<string, unknown>): string[] =>
  listOf((poll as { options?: unknown } | undefined)?.options ?? fields['poll[options][]']);

const textOrNull = (value: unknown): string | null => (value === undefined ? null : String(value));

/** Reads the fields of a body; one that is repeated becomes a list. */
function fieldsOf(body: BodyInit | null | undefined): Record<string, unknown> {
  if (typeof body === 'string') return JSON.parse(body) as Record<string, unknown>;
  if (!(body instanceof FormData)) return {};
  const names = [...new Set(body.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = body.getAll(name);
      return [name, name.endsWith('[]') ? values : values[0]];
    }),
  );
}

export const attachment = (id: string, description = '') => ({
  id,
  type: 'image',
  url: `https://home.example/media/${id}.png`,
  preview_url: `https://home.example/media/${id}.png`,
  remote_url: null,
  description: description === '' ? null : description,
  blurhash: null,
  meta: {},
  pleroma: { mime_type: 'image/png' },
});

const wirePollOf = (options: string[]) => ({
  id: 'poll',
  expires_at: '2026-11-30T12:00:00.000Z',
  expired: false,
  multiple: false,
  votes_count: 0,
  voters_count: 0,
  options: options.map((title) => ({ title, votes_count: 0 })),
  emojis: [],
  voted: true,
  own_votes: [],
});
