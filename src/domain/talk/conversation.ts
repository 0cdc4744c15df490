/** Conversations and their participants. */
import type { Status } from '@/domain/statuses/status';

export interface Conversation {
  id: string;
  unread: boolean;
  userIds: string[];
  lastStatusId: string | null;
}

/** The key of the requests for the list in `requests`. */
export const CONVERSATIONS = 'directs';
export const OLDER_CONVERSATIONS = 'directs older';

/**
 * Updates the list with its newest first page. A page that overlaps known entries is merged;
 * otherwise there may be a gap, and the list restarts with the page.
 */
export function withPage(
  known: readonly Conversation[],
  page: readonly Conversation[],
): { rows: Conversation[]; meets: boolean } {
  const ids = new Set(page.map(({ id }) => id));
  const meets = page.length === 0 || known.some(({ id }) => ids.has(id));
  return { rows: [...page, ...(meets ? known.filter(({ id }) => !ids.has(id)) : [])], meets };
}

/** Updates a conversation; one with a new post moves to the top, others stay in place. */
export function withConversation(
  known: readonly Conversation[],
  conversation: Conversation,
): Conversation[] {
  const before = known.find(({ id }) => id === conversation.id);
  // The socket sends no participants.
  const userIds = conversation.userIds.length > 0 ? conversation.userIds : (before?.userIds ?? []);
  const fresh = { ...conversation, userIds };
  if (before && before.lastStatusId === fresh.lastStatusId) {
    return known.map((row) => (row === before ? fresh : row));
  }
  return [fresh, ...known.filter((row) => row !== before)];
}

/**
 * Returns the participants without the reader; if the server names none, those of the last post.
 */
export function othersIn(
  { userIds }: Pick<Conversation, 'userIds'>,
  last: Pick<Status, 'userId' | 'mentions'> | undefined,
  readerId: string | null,
): string[] {
  const named = userIds.filter((id) => id !== readerId);
  if (named.length > 0 || !last) return named;
  const there = [last.userId, ...last.mentions.map(({ userId }) => userId)];
  return [...new Set(there)].filter((id) => id !== readerId);
}
