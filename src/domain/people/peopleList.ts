/**
 * Long lists of people that belong to somebody: who follows them, whom they follow, and whom they
 * block and mute, which only they can see.
 */
export type PeopleListKind = 'followers' | 'following' | 'blocks' | 'mutes';

export interface PeopleList {
  kind: PeopleListKind;
  userId: string;
}

export const peopleListKey = ({ kind, userId }: PeopleList): string => `${kind} ${userId}`;

/** Under which key `requests` knows its pages. */
export const peopleListRequest = (list: PeopleList, page: 'first' | 'older'): string =>
  `people ${peopleListKey(list)} ${page}`;
