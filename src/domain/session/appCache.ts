/**
 * The app cache: the built files that the service worker keeps, so that an open or recently used
 * build works without its server. Shared by the page and the worker.
 */

/** The page's message to the worker that it may cache the build now. */
export const CACHE_BUILD = 'linnet:keep';

export interface CacheBuildMessage {
  type: typeof CACHE_BUILD;
  /** Files that the page has loaded. Only these are cached of the files that load on demand. */
  loaded: readonly string[];
  /** The reader saves data: only loaded files are cached. */
  sparing: boolean;
}

/** The embedded responses of a cached page: the server's are of another visit. */
export const NOTHING_EMBEDDED = '{}';

/** The prefix of its caches; all others belong to somebody else. */
export const CACHE_PREFIX = 'linnet-shell-';

const HASHED = /^\/static\/(?:js|css|fonts|img)\/([^/]+)\.[0-9a-f]{10}\.(\w+)$/;

/** True for files with a content hash in their name: the name never means other content. */
export const isBuildFile = (path: string): boolean => HASHED.test(path);

/** Returns a file's name without its hash. */
export function stemOf(path: string): string {
  const [, name = path, ending = ''] = HASHED.exec(path) ?? [];
  return `${name}.${ending}`;
}

/** True for languages and their emoji, of which a reader needs one. */
export const isOnDemand = (path: string): boolean => /\/(?:locale|late|emoji)-[^/]+$/.test(path);

/** Returns every built file that a page names. */
export const filesIn = (page: string): string[] => [
  ...new Set(page.match(/\/static\/(?:js|css)\/[^/"'\s]+\.[0-9a-f]{10}\.(?:js|css)/g)),
];

const ENTRY = /\/static\/js\/app\.([0-9a-f]{10})\.js/;

/** Returns the build's hash from its page or the address of its entry, or null. */
export const buildOf = (text: string): string | null => ENTRY.exec(text)?.[1] ?? null;
