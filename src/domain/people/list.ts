/** Lists of people with a timeline of their own, and their order. */
import { compareIds } from '@/domain/engine/ids';

/** The replies that a list shows: to anyone the reader follows, to its members, or none. */
export const repliesPolicies = ['followed', 'list', 'none'] as const;

export type RepliesPolicy = (typeof repliesPolicies)[number];

/** The servers' default. */
export const USUAL_REPLIES: RepliesPolicy = 'list';

/** The fields of a list that every answer has. */
export interface ListEntry {
  id: string;
  title: string;
  /**
   * True if its members' posts stay out of the home timeline; null if the server has no such
   * option.
   */
  exclusive?: boolean | null;
  /** Null if the server has no such option. */
  repliesPolicy?: RepliesPolicy | null;
}

export interface UserList extends ListEntry {
  /** Its members; null until fetched. */
  accountIds: string[] | null;
  exclusive: boolean | null;
  repliesPolicy: RepliesPolicy | null;
}

/** The content of a list's form. */
export interface ListInput {
  title: string;
  /** Null if the server has no such option. */
  exclusive: boolean | null;
  /** Likewise. If it is omitted, some servers reset it to the default. */
  repliesPolicy: RepliesPolicy | null;
}

/** Sorts lists as on the page of lists. */
export const newestFirst = (lists: readonly UserList[]): UserList[] =>
  [...lists].sort((a, b) => compareIds(b.id, a.id));

/** The key of the request for all lists. */
export const LISTS_REQUEST = 'lists';

/** The key of requests about one list; `null` for a new one. */
export const listRequest = (listId: string | null): string =>
  listId === null ? 'new list' : `list ${listId}`;

/** The key of the request that saves it; its form waits for that. */
export const savingRequest = (listId: string | null): string => `saving ${listRequest(listId)}`;

/** The key of the search for new members. */
export const MEMBER_SEARCH = 'list members';

/** The key of the request for the lists that somebody is on. */
export const membershipsRequest = (userId: string): string => `lists of ${userId}`;
