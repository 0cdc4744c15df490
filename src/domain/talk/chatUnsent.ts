/** Updates an own message in its chat until the server has it. */
import { failedId, type HeldMessage } from './chat';
import { isOnWay, isUnsent, withKeys } from './chatOrder';
import type { ChatThread } from './chatThread';

/** Adds a message that is being sent. */
export function withUnsent(thread: ChatThread, message: HeldMessage): ChatThread {
  const key = message.fakeId ?? message.id;
  if (thread.rows[key]) return thread;
  const rows = { ...thread.rows, [key]: message };
  return { ...thread, rows, keys: withKeys(thread.keys, rows, [key]) };
}

/** Marks a message as failed. One that failed before keeps its id. */
export function withFailure(
  thread: ChatThread,
  { fakeId, reason, now }: { fakeId: string; reason: string; now: number },
): ChatThread {
  const row = thread.rows[fakeId];
  if (!row || !isUnsent(row)) return thread;
  const id = isOnWay(row) ? failedId(thread.maxId, now) : row.id;
  const rows = { ...thread.rows, [fakeId]: { ...row, id, pending: false, error: reason } };
  const others = thread.keys.filter((key) => key !== fakeId);
  return { ...thread, rows, keys: withKeys(others, rows, [fakeId]) };
}

export function withChange(
  thread: ChatThread,
  fakeId: string,
  change: Partial<Pick<HeldMessage, 'pending' | 'tries' | 'error' | 'idempotencyKey'>>,
): ChatThread {
  const row = thread.rows[fakeId];
  if (!row || !isUnsent(row)) return thread;
  return { ...thread, rows: { ...thread.rows, [fakeId]: { ...row, ...change } } };
}
