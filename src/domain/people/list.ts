/** Lists of people with a timeline of their own: what is known of them, and how they are ordered. */
import { compareIds } from '@/domain/engine/ids';

/** Whose answers to others a list shows: those to anyone whom one follows, to its people, or none. */
export const repliesPolicies = ['followed', 'list', 'none'] as const;

export type RepliesPolicy = (typeof repliesPolicies)[number];

/** What servers take where none is named. */
export const USUAL_REPLIES: RepliesPolicy = 'list';

/** What the server says of a list wherever it names one. */
export interface ListEntry {
  id: string;
  title: string;
  /** Whether what its people post stays out of the home timeline; null where lists have no say in it. */
  exclusive?: boolean | null;
  /** Null where lists have no choice. */
  repliesPolicy?: RepliesPolicy | null;
}

export interface UserList extends ListEntry {
  /** Who is on it; null until the server was asked. */
  accountIds: string[] | null;
  exclusive: boolean | null;
  repliesPolicy: RepliesPolicy | null;
}

/** What the reader wants of a list: what its form holds. */
export interface ListInput {
  title: string;
  /** Null where lists have no say in it. */
  exclusive: boolean | null;
  /** Likewise. Some servers go back to the usual one when it is left out. */
  repliesPolicy: RepliesPolicy | null;
}

/** As the page of lists has them. */
export const newestFirst = (lists: readonly UserList[]): UserList[] =>
  [...lists].sort((a, b) => compareIds(b.id, a.id));

/** Names the request for all of them. */
export const LISTS_REQUEST = 'lists';

/** Names the requests about one list; `null` stands for one that is being made. */
export const listRequest = (listId: string | null): string =>
  listId === null ? 'new list' : `list ${listId}`;

/** Names the request that changes or makes it, of which the form waits for the end. */
export const savingRequest = (listId: string | null): string => `saving ${listRequest(listId)}`;

/** Names the search for people to put on one. */
export const MEMBER_SEARCH = 'list members';

/** The name of the request that asks on which lists somebody is. */
export const membershipsRequest = (userId: string): string => `lists of ${userId}`;
