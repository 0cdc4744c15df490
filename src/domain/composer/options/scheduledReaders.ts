/**
 * The direct conversations that scheduled posts of this browser are for, as no server tells them
 * when it lists scheduled posts. The newest is last.
 */
import { fieldsOf, textOf } from '@/lib/values/fields';

export interface ScheduledReaders {
  /** The id of the scheduled post. */
  id: string;
  conversationId: string;
}

/** No server takes nearly as many in a month. */
const MOST = 200;

/** Drops what is damaged. */
export const readScheduledReaders = (kept: unknown): readonly ScheduledReaders[] =>
  Array.isArray(kept)
    ? kept.flatMap((one) => {
        const id = textOf(fieldsOf(one).id);
        const conversationId = textOf(fieldsOf(one).conversationId);
        return id !== null && conversationId !== null ? [{ id, conversationId }] : [];
      })
    : [];

export const withScheduledReaders = (
  list: readonly ScheduledReaders[],
  added: ScheduledReaders,
): readonly ScheduledReaders[] => [...list.filter(({ id }) => id !== added.id), added].slice(-MOST);
