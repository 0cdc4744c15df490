/**
 * The long lists of people of an account: followers, following, people featured on the profile,
 * followers whom the reader follows, and blocked and muted people, which only the owner sees; and
 * those of a group of notifications, whose name stands for the account.
 */
export type PeopleListKind =
  | 'followers'
  | 'following'
  | 'featured'
  | 'familiar'
  | 'notificationGroup'
  | 'blocks'
  | 'mutes';

export interface PeopleList {
  kind: PeopleListKind;
  userId: string;
}

export const peopleListKey = ({ kind, userId }: PeopleList): string => `${kind} ${userId}`;

/** The key of its pages in `requests`. */
export const peopleListRequest = (list: PeopleList, page: 'first' | 'older'): string =>
  `people ${peopleListKey(list)} ${page}`;
