/** A direct conversation and who takes part in it. */
import type { Status } from '@/domain/statuses/status';

export interface Conversation {
  id: string;
  unread: boolean;
  userIds: string[];
  lastStatusId: string | null;
}

/** Names of the requests for a list of them, as `requests` keeps them. */
export const CONVERSATIONS = 'directs';
export const OLDER_CONVERSATIONS = 'directs older';

/**
 * The list with its first page fetched anew. A page that reaches what is known is laid over it; else
 * something may be missing in between, and the list begins with it.
 */
export function withPage(
  known: readonly Conversation[],
  page: readonly Conversation[],
): { rows: Conversation[]; meets: boolean } {
  const ids = new Set(page.map(({ id }) => id));
  const meets = page.length === 0 || known.some(({ id }) => ids.has(id));
  return { rows: [...page, ...(meets ? known.filter(({ id }) => !ids.has(id)) : [])], meets };
}

/** One that goes on comes first; one that only changed stays where it is. */
export function withConversation(
  known: readonly Conversation[],
  conversation: Conversation,
): Conversation[] {
  const before = known.find(({ id }) => id === conversation.id);
  // Told by the socket, nobody is named.
  const userIds = conversation.userIds.length > 0 ? conversation.userIds : (before?.userIds ?? []);
  const fresh = { ...conversation, userIds };
  if (before && before.lastStatusId === fresh.lastStatusId) {
    return known.map((row) => (row === before ? fresh : row));
  }
  return [fresh, ...known.filter((row) => row !== before)];
}

/** Who takes part besides the reader; where the server names nobody, the last post does. */
export function othersIn(
  { userIds }: Conversation,
  last: Pick<Status, 'userId' | 'mentions'> | undefined,
  readerId: string | null,
): string[] {
  const named = userIds.filter((id) => id !== readerId);
  if (named.length > 0 || !last) return named;
  const there = [last.userId, ...last.mentions.map(({ userId }) => userId)];
  return [...new Set(there)].filter((id) => id !== readerId);
}
