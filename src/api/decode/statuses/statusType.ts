/**
 * What kind of thing a row of a timeline is. Most servers tell it by what else is in the row; older
 * ones by a word.
 */
import { log } from '@/lib/log';
import { isRecord, stringOf } from '@/api/decode/engine/read';

const statusTypes = ['status', 'edit', 'retweet', 'favorite', 'follow'] as const;

export type StatusType = (typeof statusTypes)[number];

/** Null, and a line in the log, for words that are newer than us. */
export function readStatusType(wire: { type?: unknown; reblog?: unknown }): StatusType | null {
  const told = stringOf(wire.type);
  if (told === null) return isRecord(wire.reblog) ? 'retweet' : 'status';
  const known = statusTypes.find((type) => type === told);
  if (known === undefined) log('warning', `a status of the unknown type "${told}"`);
  return known ?? null;
}

/** The others say what somebody did, which is the business of notifications. */
export const isPost = (type: StatusType): boolean => type !== 'favorite' && type !== 'follow';
