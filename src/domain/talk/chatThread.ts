/**
 * The messages of one chat as they are held: rows under keys that never change. A row of one's own
 * is known by its fake id from the press on "Send" to the end; the key of every other is its id.
 */
import { isEqual } from '@/lib/values/isEqual';
import { compareMessageIds, type ChatMessage, type HeldMessage } from './chat';
import { isUnsent, unsentRows, withKeys, type HeldRows } from './chatOrder';
import { isNewer } from '@/domain/engine/ids';

export interface ChatThread extends HeldRows {
  /** Of one's own messages that arrived: the key by the id. */
  keyOf: Record<string, string>;
  /** The oldest and the newest message of the server that is held. */
  minId: string | null;
  maxId: string | null;
  /** Came in from others while the reader was not at the bottom. */
  newMessageCount: number;
  /** Up to here the server was told that the reader has read. */
  lastSeenMessageId: string | null;
  /** Whether the server was ever asked for the messages. */
  known: boolean;
  /** Whether there is nothing older than what is held. */
  complete: boolean;
  /** Whether the reader sees the newest message, as far as the chat is shown. */
  atBottom: boolean;
}

export const emptyThread: ChatThread = {
  keys: [],
  rows: {},
  keyOf: {},
  minId: null,
  maxId: null,
  newMessageCount: 0,
  lastSeenMessageId: null,
  known: false,
  complete: false,
  atBottom: false,
};

/** So many messages a chat keeps that the reader sees the end of, or has left. */
export const KEPT_MESSAGES = 50;

export const keyOfMessage = (thread: ChatThread, messageId: string): string =>
  thread.keyOf[messageId] ?? messageId;

const oldestFirst = (a: ChatMessage, b: ChatMessage): number => compareMessageIds(a.id, b.id);

/** With what the server has of these messages; a row of one's own gives way to the server's. */
export function withMessages(thread: ChatThread, messages: readonly ChatMessage[]): ChatThread {
  const rows = { ...thread.rows };
  const keyOf = { ...thread.keyOf };
  const added: string[] = [];
  const moved = new Set<string>();
  const waiting = messages.some(({ idempotencyKey }) => idempotencyKey) ? unsentRows(thread) : [];
  for (const message of messages.toSorted(oldestFirst)) {
    const known = keyOfMessage({ ...thread, keyOf }, message.id);
    const own = waiting.find(({ idempotencyKey: key }) => key && key === message.idempotencyKey);
    const key = rows[known] ? known : (own?.fakeId ?? known);
    if (own?.fakeId && own.fakeId !== key) {
      // It came by two ways, and the other was first.
      Reflect.deleteProperty(rows, own.fakeId);
      moved.add(own.fakeId);
    }
    const before = rows[key];
    if (before?.id === message.id) {
      rows[key] = refreshed(before, message);
      continue;
    }
    if (before) {
      moved.add(key);
      keyOf[message.id] = key;
    }
    const fakeId = before ? key : null;
    rows[key] = { ...message, pending: false, tries: 0, error: null, fakeId };
    added.push(key);
  }
  const staying = moved.size > 0 ? thread.keys.filter((key) => !moved.has(key)) : thread.keys;
  return bounded({
    ...thread,
    rows,
    keyOf,
    keys: added.length > 0 ? withKeys(staying, rows, added) : staying,
  });
}

/** The same row where nothing in it is new; servers forget the key after a while. */
function refreshed(before: HeldMessage, message: ChatMessage): HeldMessage {
  const idempotencyKey = message.idempotencyKey ?? before.idempotencyKey;
  const after: HeldMessage = {
    ...before,
    ...message,
    idempotencyKey,
    pending: false,
    tries: 0,
    error: null,
  };
  return isEqual(before, after) ? before : after;
}

/** Finds the ends again. */
function bounded(thread: ChatThread): ChatThread {
  const { keys, rows } = thread;
  const idAt = (key: string): string | null => {
    const row = rows[key];
    return row && !isUnsent(row) ? row.id : null;
  };
  const first = keys.find((key) => idAt(key) !== null);
  const last = keys.findLast((key) => idAt(key) !== null);
  const minId = first === undefined ? null : idAt(first);
  const maxId = last === undefined ? null : idAt(last);
  return { ...thread, minId, maxId };
}

export interface NewestMessages {
  messages: readonly ChatMessage[];
  /** The newest that was held when they were asked for. */
  upTo: string | null;
  /** Whether they go down to what was held, so that nothing is missing in between. */
  reaches: boolean;
  /** There is nothing older. */
  isAll: boolean;
}

/**
 * With all that the server has from the oldest of these messages on: what is held beside them was
 * deleted, unless it came in since they were asked for. What they do not reach is let go.
 */
export function withNewest(
  thread: ChatThread,
  { messages, upTo, reaches, isAll }: NewestMessages,
): ChatThread {
  const there = new Set(messages.map(({ id }) => id));
  const ids = [...there].sort(compareMessageIds);
  const [oldest = null] = ids;
  const newest = newestOf(ids.at(-1) ?? null, upTo);
  const isGone = (row: HeldMessage): boolean => {
    if (isUnsent(row) || there.has(row.id)) return false;
    const isBefore = oldest !== null && isNewer(oldest, row.id);
    if (isBefore) return isAll || !reaches;
    return newest !== null && !isNewer(row.id, newest);
  };
  const isWhole = reaches && thread.complete;
  const after = withMessages(without(thread, isGone), messages);
  return { ...after, known: true, complete: isAll || isWhole };
}

const newestOf = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return isNewer(one, other) ? one : other;
};

function without(thread: ChatThread, isGone: (row: HeldMessage) => boolean): ChatThread {
  const gone = new Set(
    thread.keys.filter((key) => {
      const row = thread.rows[key];
      return row !== undefined && isGone(row);
    }),
  );
  if (gone.size === 0) return thread;
  const kept = (key: string) => !gone.has(key);
  return bounded({
    ...thread,
    keys: thread.keys.filter(kept),
    rows: Object.fromEntries(Object.entries(thread.rows).filter(([key]) => kept(key))),
    keyOf: Object.fromEntries(Object.entries(thread.keyOf).filter(([, key]) => kept(key))),
  });
}

export const withoutMessage = (thread: ChatThread, messageId: string): ChatThread =>
  without(thread, ({ id, fakeId }) => id === messageId || fakeId === messageId);

/** The newest so many of the server's, and what it does not have. */
export function culled(thread: ChatThread, most = KEPT_MESSAGES): ChatThread {
  const ofServer = thread.keys.filter((key) => {
    const row = thread.rows[key];
    return row !== undefined && !isUnsent(row);
  });
  if (ofServer.length <= most) return thread;
  const old = new Set(ofServer.slice(0, ofServer.length - most));
  const left = without(thread, ({ id, fakeId }) => old.has(fakeId ?? id));
  return { ...left, complete: false };
}

/** Without what may have changed unheard. */
export const forgotten = (thread: ChatThread): ChatThread => ({
  ...without(thread, (row) => !isUnsent(row)),
  known: false,
  complete: false,
});
