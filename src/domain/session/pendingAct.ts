/**
 * A reply or a favourite that the reader wants to give as another account. It waits in the storage of the tab while
 * the page is loaded anew for that account.
 */
import { fieldsOf } from '@/lib/values/fields';

export interface Act {
  does: 'reply' | 'favourite';
  statusId: string;
}

export interface PendingAct extends Act {
  /** The account that is to do it. */
  userId: string;
  at: number;
}

/** Later, the reader may not remember it. */
export const ACT_LASTS = 60_000;

/** Null if nothing is stored, or too old. */
export function readPendingAct(stored: unknown, now: number): PendingAct | null {
  const { does, statusId, userId, at } = fieldsOf(stored);
  if (does !== 'reply' && does !== 'favourite') return null;
  if (typeof statusId !== 'string' || typeof userId !== 'string') return null;
  if (typeof at !== 'number' || at > now || now - at >= ACT_LASTS) return null;
  return { does, statusId, userId, at };
}
