/**
 * Tells posts and repeats from other rows of a timeline. Most servers leave that to `reblog`; older
 * ones send `type`.
 */
import { log } from '@/lib/log';
import { isRecord, stringOf } from '@/api/decode/engine/read';

const statusTypes = ['status', 'edit', 'retweet', 'favorite', 'follow'] as const;

type StatusType = (typeof statusTypes)[number];

/** Returns null, and logs a line, for unknown words. */
export function readStatusType(wire: { type?: unknown; reblog?: unknown }): StatusType | null {
  const told = stringOf(wire.type);
  if (told === null) return isRecord(wire.reblog) ? 'retweet' : 'status';
  const known = statusTypes.find((type) => type === told);
  if (known === undefined) log('warning', `a status of the unknown type "${told}"`);
  return known ?? null;
}

/** True if the row is a post; all other types are handled by notifications. */
export const isPost = (type: StatusType): boolean => type !== 'favorite' && type !== 'follow';
