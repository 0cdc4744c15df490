/**
 * The shell: the files of which a build consists. What the page and the worker beside it both have
 * to know of them, so that a build that is open, or was seen last, works without its server.
 */

/** What the page says to the worker when there is time to keep the build. */
export const CACHE_BUILD = 'linnet:keep';

export interface CacheBuildMessage {
  type: typeof CACHE_BUILD;
  /** Files of the shell that the page has loaded. Of those that come on demand no others are kept. */
  loaded: readonly string[];
  /** The reader asked for little traffic: only what is loaded already. */
  sparing: boolean;
}

/** How the names of its caches begin; all others belong to somebody else. */
export const CACHE_PREFIX = 'linnet-shell-';

const HASHED = /^\/static\/(?:js|css|fonts|img)\/([^/]+)\.[0-9a-f]{10}\.(\w+)$/;

/** Whether it is a file whose name tells its content: the same name never means something else. */
export const isBuildFile = (path: string): boolean => HASHED.test(path);

/** What a file is called in every build. */
export function stemOf(path: string): string {
  const [, name = path, ending = ''] = HASHED.exec(path) ?? [];
  return `${name}.${ending}`;
}

/** Languages, and the emoji in them: a reader wants one of many. */
export const isOnDemand = (path: string): boolean => /\/(?:locale|emoji)-[^/]+$/.test(path);

/** Every file of the shell that a page names. */
export const filesIn = (page: string): string[] => [
  ...new Set(page.match(/\/static\/(?:js|css)\/[^/"'\s]+\.[0-9a-f]{10}\.(?:js|css)/g)),
];

const ENTRY = /\/static\/js\/app\.([0-9a-f]{10})\.js/;

/** By what one build is told from another, from its page or the address of its entry; null: none. */
export const buildOf = (text: string): string | null => ENTRY.exec(text)?.[1] ?? null;
