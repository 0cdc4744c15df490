/**
 * The order of the messages of one chat: oldest first, those that failed where they did, and those
 * on their way for the first time below everything. Nothing here sorts the whole, as a chat may hold
 * thousands.
 */
import { compareMessageIds, isFailedId, type HeldMessage } from './chat';

export interface HeldRows {
  /** Oldest first. */
  keys: string[];
  rows: Record<string, HeldMessage>;
}

/** On its way for the first time. */
export const isOnWay = ({ id, fakeId }: HeldMessage): boolean => id === fakeId;

/** Whether the server does not have it, as far as is known. */
export const isUnsent = (row: HeldMessage): boolean => isOnWay(row) || isFailedId(row.id);

/** What is on its way for the first time stands below everything else. */
function isBelow(row: HeldMessage, other: HeldMessage): boolean {
  if (isOnWay(other)) return false;
  return isOnWay(row) || compareMessageIds(row.id, other.id) > 0;
}

/** Rows that the server does not have, in the order in which they stand. */
export const unsentRows = ({ keys, rows }: HeldRows): HeldMessage[] =>
  keys.flatMap((key) => {
    const row = rows[key];
    return row && isUnsent(row) ? [row] : [];
  });

/** How many messages of the server are held. */
export const heldCount = ({ keys, rows }: HeldRows): number =>
  keys.filter((key) => {
    const row = rows[key];
    return row !== undefined && !isUnsent(row);
  }).length;

/** The keys, with these rows put where they belong, which most do at one of the two ends. */
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
