/**
 * Orders a chat's messages: oldest first, failed ones where they failed, and those being sent for
 * the first time at the bottom. Never sorts the whole list, as a chat may have thousands.
 */
import { compareMessageIds, isFailedId, type HeldMessage } from './chat';

export interface HeldRows {
  /** Oldest first. */
  keys: string[];
  rows: Record<string, HeldMessage>;
}

/** True if it is being sent for the first time. */
export const isOnWay = ({ id, fakeId }: HeldMessage): boolean => id === fakeId;

/** True if the server does not have it, as far as known. */
export const isUnsent = (row: HeldMessage): boolean => isOnWay(row) || isFailedId(row.id);

/** True if one message is below another; first-time ones are at the bottom. */
function isBelow(row: HeldMessage, other: HeldMessage): boolean {
  if (isOnWay(other)) return false;
  return isOnWay(row) || compareMessageIds(row.id, other.id) > 0;
}

/** Returns rows that the server does not have, in order. */
export const unsentRows = ({ keys, rows }: HeldRows): HeldMessage[] =>
  keys.flatMap((key) => {
    const row = rows[key];
    return row && isUnsent(row) ? [row] : [];
  });

/** Counts the messages in memory that the server has. */
export const heldCount = ({ keys, rows }: HeldRows): number =>
  keys.filter((key) => {
    const row = rows[key];
    return row !== undefined && !isUnsent(row);
  }).length;

/** Inserts keys in order, usually at one of the two ends. */
export function withKeys(
  keys: string[],
  rows: HeldRows['rows'],
  added: readonly string[],
): string[] {
  const isKeyBelow = (key: string | undefined, other: string): boolean => {
    const row = rows[key ?? ''];
    const there = rows[other];
    return row !== undefined && there !== undefined && isBelow(row, there);
  };
  const [first] = added;
  if (first === undefined) return keys;
  let at = keys.length;
  while (at > 0 && isKeyBelow(keys[at - 1], first)) at -= 1;
  const merged = keys.slice(0, at);
  for (const key of added) {
    for (let there = keys[at]; there !== undefined && !isKeyBelow(there, key); there = keys[at]) {
      merged.push(there);
      at += 1;
    }
    merged.push(key);
  }
  return [...merged, ...keys.slice(at)];
}
