/**
 * A server with one chat between Mia (`u1`) and Ben (`u2`). It remembers messages by idempotency
 * key as real ones do, and fails in the ways that a test asks for.
 */
import { setImmediate } from 'node:timers';
import type { WireChat, WireChatMessage } from '@/api/wire/chat';
import { messageId } from './numberedMessages';
import { attachment, type Mishap } from '../composer/postingServer';
import { wireChat, wireChatMessage } from '../wire';

export interface ChatCall {
  /** The method and the path. */
  what: string;
  query: Record<string, string>;
  key: string | null;
  body: Record<string, unknown>;
}

const ROOT = '/api/v1/pleroma/chats';

export function chatServer({ messages: count = 0, unread = 0 } = {}) {
  const calls: ChatCall[] = [];
  const mishaps: { of: RegExp; what: Mishap }[] = [];
  const replays = new Map<string, unknown>();
  let messages: WireChatMessage[] = [];
  let last = 0;
  let unreadCount = unread;

  function say(by: 'u1' | 'u2', changes: Partial<WireChatMessage> = {}): WireChatMessage {
    last += 1;
    const message = wireChatMessage({
      id: messageId(last),
      account_id: by,
      content: `message ${last}`,
      created_at: new Date(Date.UTC(2026, 10, 20, 12) + last * 1_000).toISOString(),
      unread: by === 'u2',
      ...changes,
    });
    messages = [...messages, message];
    if (by === 'u2') unreadCount += 1;
    return message;
  }

  for (let number = 0; number < count; number += 1) say(number % 2 === 0 ? 'u2' : 'u1');
  unreadCount = unread;

  const chat = (): WireChat =>
    wireChat({
      unread: unreadCount,
      last_message: messages.at(-1) ?? null,
      updated_at: messages.at(-1)?.created_at ?? '2026-11-20T00:00:00.000Z',
    });

  function page({ max_id: maxId, since_id: sinceId, limit = '20' }: ChatCall['query']) {
    return messages
      .filter(({ id }) => (!maxId || id < maxId) && (!sinceId || id > sinceId))
      .toReversed()
      .slice(0, Number(limit));
  }

  function answer({ what, query, key, body }: ChatCall): unknown {
    if (what.startsWith(`POST ${ROOT}/by-account-id/`) || what === `GET ${ROOT}/c1`) return chat();
    if (what === `GET ${ROOT}/c1/messages`) return page(query);
    if (what === `POST ${ROOT}/c1/read`) {
      unreadCount = 0;
      messages = messages.map((message) => ({ ...message, unread: false }));
      return chat();
    }
    if (what === `POST ${ROOT}/c1/messages`) {
      const content = typeof body.content === 'string' ? body.content : null;
      return say('u1', { content, ...(key !== null && { idempotency_key: key }) });
    }
    const [, mediaId] = /^PUT .*\/media\/(.+)$/.exec(what) ?? [];
    if (mediaId !== undefined) return attachment(mediaId, String(body.description));
    if (what === `GET ${ROOT}` || what.endsWith('/api/v2/pleroma/chats')) return [chat()];
    const [, id] = /^DELETE .*\/messages\/(.+)$/.exec(what) ?? [];
    const gone = messages.find((message) => message.id === id);
    messages = messages.filter((message) => message !== gone);
    return gone ?? null;
  }

  async function respond(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const call: ChatCall = {
      what: `${init.method ?? 'GET'} ${url.pathname}`,
      query: Object.fromEntries(url.searchParams),
      key: new Headers(init.headers).get('idempotency-key'),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as ChatCall['body']) : {},
    };
    calls.push(call);
    // Asynchronous, as a network is.
    await new Promise((resolve) => setImmediate(resolve));
    const at = mishaps.findIndex(({ of }) => of.test(call.what));
    const mishap = at < 0 ? null : (mishaps.splice(at, 1)[0]?.what ?? null);
    if (mishap === 'gone') throw new TypeError('fetch failed');
    const replay = call.key === null ? undefined : replays.get(call.key);
    if (replay) return Response.json(replay, { headers: { 'idempotent-replayed': 'true' } });
    if (typeof mishap === 'object' && mishap !== null && !mishap.done) {
      const { status, body = { error: 'No' } } = mishap;
      return Response.json(body, { status });
    }
    const body = answer(call);
    if (call.key !== null) replays.set(call.key, body);
    if (mishap === 'lost') throw new TypeError('fetch failed');
    if (mishap === 'hangs') {
      return await new Promise<never>((_resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    }
    return body === null
      ? Response.json({ error: 'could_not_delete' }, { status: 400 })
      : Response.json(body);
  }

  return {
    fetch: respond as typeof fetch,
    calls,
    /** The matching calls that arrived, in order. */
    called: (of: RegExp): ChatCall[] => calls.filter(({ what }) => of.test(what)),
    /** Adds a message from another client. */
    say,
    chat,
    /** Deletes messages from another client. */
    remove: (...ids: string[]): void => {
      messages = messages.filter(({ id }) => !ids.includes(id));
    },
    contents: (): (string | null)[] => messages.map(({ content }) => content),
    /** Lets the next matching calls fail, one after the other. */
    fail: (of: RegExp, ...what: Mishap[]): void => {
      mishaps.push(...what.map((each) => ({ of, what: each })));
    },
  };
}

export const SEND = /^POST .*\/c1\/messages$/;
export const READ = /^POST .*\/c1\/read$/;
export const OPEN = /^POST .*\/by-account-id\//;
export const LOOK = /^GET .*\/c1\/messages$/;
export const DELETE = /^DELETE /;
export const DESCRIBE = /^PUT .*\/media\//;
