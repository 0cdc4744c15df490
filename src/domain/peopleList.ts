/** Long lists of people that belong to somebody: who follows them, and whom they follow. */
export type PeopleListKind = 'followers' | 'following';

export interface PeopleList {
  kind: PeopleListKind;
  userId: string;
}

export const peopleListKey = ({ kind, userId }: PeopleList): string => `${kind} ${userId}`;

/** Under which key `requests` knows its pages. */
export const peopleListRequest = (list: PeopleList, page: 'first' | 'older'): string =>
  `people ${peopleListKey(list)} ${page}`;
