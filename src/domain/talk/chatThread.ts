/**
 * The messages of one chat in memory, in rows under permanent keys. An own message is keyed by its
 * fake id from the moment of sending; any other by its id.
 */
import { isEqual } from '@/lib/values/isEqual';
import { compareMessageIds, type ChatMessage, type HeldMessage } from './chat';
import { isUnsent, unsentRows, withKeys, type HeldRows } from './chatOrder';
import { isNewer } from '@/domain/engine/ids';

export interface ChatThread extends HeldRows {
  /** Keys of own, sent messages by id. */
  keyOf: Record<string, string>;
  /** The oldest and newest message in memory that the server has. */
  minId: string | null;
  maxId: string | null;
  /** Messages received while the reader was not at the bottom. */
  newMessageCount: number;
  /** The last message reported to the server as read. */
  lastSeenMessageId: string | null;
  /** True once messages were fetched. */
  known: boolean;
  /** True if there are no older messages. */
  complete: boolean;
  /** True if the newest message is visible, provided the chat is shown. */
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

/** The number of messages kept of a chat whose end is visible, or which was left. */
export const KEPT_MESSAGES = 50;

export const keyOfMessage = (thread: ChatThread, messageId: string): string =>
  thread.keyOf[messageId] ?? messageId;

const oldestFirst = (a: ChatMessage, b: ChatMessage): number => compareMessageIds(a.id, b.id);

/** Merges messages from the server; they replace the reader's unsent rows. */
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
      // It arrived twice, the other way first.
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

/**
 * Updates a row; returns the same one if nothing changed. Servers forget the idempotency key after
 * a while.
 */
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

/** Updates `minId` and `maxId`. */
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
  /** The newest message in memory at the time of the request. */
  upTo: string | null;
  /** True if they connect with messages in memory, without a gap. */
  reaches: boolean;
  /** True if there are no older messages. */
  isAll: boolean;
}

/**
 * Replaces everything from the oldest of these messages on: other messages in memory were deleted,
 * unless they arrived after the request. Messages beyond a gap are dropped.
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

/** Keeps the newest messages, and those that the server does not have. */
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

/** Drops messages that may have changed unnoticed. */
export const forgotten = (thread: ChatThread): ChatThread => ({
  ...without(thread, (row) => !isUnsent(row)),
  known: false,
  complete: false,
});
