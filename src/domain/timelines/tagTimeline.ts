/**
 * Timelines of hashtags: one hashtag, and conditions about others, files and servers. The address
 * of the page names them in the server's words, and so does the key of the timeline.
 */
import { timelineKey, type TimelineKey } from './timeline';

/** Further hashtags: posts have one of them or the first one, all of them, or none of them. */
export const tagConditions = ['any', 'all', 'none'] as const;
export type TagCondition = (typeof tagConditions)[number];

export const tagFlags = ['only_media', 'local'] as const;
export type TagFlag = (typeof tagFlags)[number];

export type TagQuery = Record<TagCondition, readonly string[]> & Record<TagFlag, boolean>;

/** Servers pass over further ones. */
export const MOST_TAGS = 4;

/** The form in which names are compared. */
export const tagId = (name: string): string => name.toLowerCase();

/** Reads hashtags that were typed: with or without their sign, between spaces or commas. */
export function readTags(text: string): string[] {
  const names = text.split(/[\s,#＃]+/).filter((name) => name !== '' && !/[?/&]/.test(name));
  return [...new Map(names.map((name) => [tagId(name), name])).values()];
}

/** Reads the conditions of an address; what is unknown or too much is left out. */
export function readTagQuery(tag: string, search: string): TagQuery {
  const query = new URLSearchParams(search);
  const first = tagId(tag);
  const tagsOf = (condition: TagCondition) =>
    readTags(query.getAll(condition).join(' '))
      .map(tagId)
      .filter((name) => name !== first)
      .sort()
      .slice(0, MOST_TAGS);
  return {
    any: tagsOf('any'),
    all: tagsOf('all'),
    none: tagsOf('none'),
    only_media: query.get('only_media') === 'true',
    local: query.get('local') === 'true',
  };
}

/** Writes the conditions for an address, always in the same order; empty if there are none. */
export function writeTagQuery(query: TagQuery): string {
  const written = new URLSearchParams([
    ...tagConditions.flatMap((condition) =>
      query[condition].map((name): [string, string] => [condition, name]),
    ),
    ...tagFlags.filter((flag) => query[flag]).map((flag): [string, string] => [flag, 'true']),
  ]).toString();
  return written && `?${written}`;
}

export const isCombined = (query: TagQuery): boolean => writeTagQuery(query) !== '';

export const tagTimelineKey = (tag: string, query: TagQuery): TimelineKey =>
  timelineKey('tag', tag + writeTagQuery(query).replace('?', ' '));

/** The posts of one person with a hashtag. */
export const taggedPostsKey = (userId: string, tag: string): TimelineKey =>
  timelineKey('user', `${userId} ${new URLSearchParams({ tagged: tagId(tag) }).toString()}`);
