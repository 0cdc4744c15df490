/** Posts as staff works on them: how they are filtered, and what is done about one. */
import { readHost } from '@/domain/discovery/explore';
import type { Status, Visibility } from '@/domain/statuses/status';
import { containsWords } from '@/lib/text/containsWords';

export interface ContentFilter {
  /** A handle without the sign before it; empty for everybody. */
  person: string;
  /** The name of a server; empty for all. */
  server: string;
  words: string;
  media: boolean;
  local: boolean;
  /** With the posts that only their readers see. */
  hidden: boolean;
}

export const allContent: ContentFilter = {
  person: '',
  server: '',
  words: '',
  media: false,
  local: false,
  hidden: false,
};

/** The part of a filter that the server applies. */
export type ContentQuestion = Omit<ContentFilter, 'words'>;

/** `asksForMedia`: the server itself can leave out posts without files. */
export const questionOf = (
  { person, server, media, local, hidden }: ContentFilter,
  asksForMedia: boolean,
): ContentQuestion => ({
  person,
  // A person is on one server.
  server: person === '' ? server : '',
  media: asksForMedia && media,
  local: person === '' && server === '' && local,
  hidden,
});

type Row = Pick<Status, 'text' | 'summary' | 'media'>;

/** True if a loaded post passes what the server did not filter; `screenName` is its author's. */
export function fitsContent(row: Row, screenName: string, filter: ContentFilter): boolean {
  const { words, media, server, local } = filter;
  const host = screenName.split('@')[1] ?? null;
  return (
    (!media || row.media.length > 0) &&
    (server === '' || host === server) &&
    (!local || host === null) &&
    containsWords(`${row.summary} ${row.text}`, words)
  );
}

/** True if loaded posts are left out, of which there may be many in a row. */
export const isFilteredHere = (filter: ContentFilter, asksForMedia: boolean): boolean =>
  filter.words.trim() !== '' || (filter.media && !asksForMedia);

const PROFILE = /^https?:\/\/([^/]+)\/(?:@|users\/|u\/)([^/@]+)(?:@([^/]+))?\/?$/i;

/** Reads a typed handle or the address of a profile; `ownHost` is left out of the handle. */
export function readHandle(typed: string, ownHost: string): string {
  const text = typed.trim();
  const [, host, name, further] = PROFILE.exec(text) ?? [];
  const [nick = '', at] = name === undefined ? text.replace(/^@/, '').split('@') : [name];
  const server = (further ?? at ?? host ?? '').toLowerCase();
  return server === '' || server === ownHost.toLowerCase() ? nick : `${nick}@${server}`;
}

/** Reads the name of a server; what is none yet filters nothing. */
export const readServer = (typed: string): string => readHost(typed) ?? '';

/** The scopes that staff gives to posts. */
export const postScopes = ['public', 'unlisted', 'private'] as const satisfies Visibility[];

export type PostScope = (typeof postScopes)[number];

export type PostAction =
  | { kind: 'deletion' }
  | { kind: 'sensitive'; wanted: boolean }
  | { kind: 'scope'; scope: PostScope };

export type StaffPost = Pick<Status, 'sensitive' | 'visibility' | 'deleted'>;

/** Posts that were written for few are never shown to more. */
const widens = (visibility: Visibility): boolean =>
  visibility !== 'public' && visibility !== 'unlisted';

/** False if there is nothing left to do, or nothing that may be done. */
export function isToBeDoneToPost(post: StaffPost, action: PostAction): boolean {
  if (post.deleted) return false;
  switch (action.kind) {
    case 'deletion':
      return true;
    case 'sensitive':
      return post.sensitive !== action.wanted;
    case 'scope':
      return post.visibility !== action.scope && !widens(post.visibility);
  }
}

/** True if somebody else has chosen another scope since the post was shown. */
export const isPostOvertaken = (shown: StaffPost, fresh: StaffPost, action: PostAction): boolean =>
  action.kind === 'scope' &&
  fresh.visibility !== shown.visibility &&
  fresh.visibility !== action.scope;

/** The fields of a post that an action changes. */
export function changeOfPost(action: PostAction): Partial<StaffPost> {
  switch (action.kind) {
    case 'deletion':
      return { deleted: true };
    case 'sensitive':
      return { sensitive: action.wanted };
    case 'scope':
      return { visibility: action.scope };
  }
}

/** True for what cannot be taken back here. */
export const isFinal = (action: PostAction): boolean =>
  action.kind === 'deletion' || (action.kind === 'scope' && action.scope === 'private');

/** Posts of a numbered page. */
export const CONTENT_PAGE = 40;

/** The next numbered page, once posts of earlier pages are gone and later ones have moved up. */
export const pageAfter = (page: number, removed: number): number =>
  Math.max(1, page - Math.ceil(removed / CONTENT_PAGE));

/** The keys of requests. */
export const CONTENT = 'staff content';
export const MORE_CONTENT = 'staff content more';
