/** Hashtags: what the server says of one, those that the reader follows, and those on profiles. */

/** The use of a hashtag on one day. */
export interface TagDay {
  /** The beginning of the day, in milliseconds since 1970. */
  day: number;
  uses: number;
  people: number;
}

export interface Tag {
  name: string;
  /** Null if the server does not say. */
  following: boolean | null;
  /** The latest day first; empty if the server does not count. */
  days: TagDay[];
}

/** A hashtag that somebody shows on their profile. */
export interface FeaturedTag {
  id: string;
  name: string;
  /** The posts of this person; null if the server does not say. */
  count: number | null;
  /** The day of the last one, as the server writes it. */
  lastUsedAt: string | null;
}

/** The keys of requests. */
export const FOLLOWED_TAGS = 'followed tags';
export const tagRequest = (id: string): string => `tag ${id}`;
export const featuredTagsRequest = (userId: string): string => `featured tags ${userId}`;
export const FEATURED_TAG_CHANGE = 'featured tag change';

/** The posts of all days that the server has counted. */
export const usesOf = ({ days }: Pick<Tag, 'days'>): number =>
  days.reduce((sum, { uses }) => sum + uses, 0);
