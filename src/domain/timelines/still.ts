/**
 * A still of the last screen: the elements that were in view, which the first script of the next page
 * shows before any of the program has loaded. It cannot be used, and goes once the screen itself is
 * drawn beneath it.
 */
import { matchRoute } from '@/domain/session/routes';
import { fieldsOf } from '@/lib/values/fields';

/** A text, or a tag, its attributes and what is in it. */
export type StillNode = string | [tag: string, attributes: Record<string, string>, StillNode[]];

export interface Still {
  /** The class names of another build mean something else. */
  build: string;
  path: string;
  /** The root of the server leads to this path. */
  isStart: boolean;
  /** The key of the history entry, which a reload keeps. */
  entry: string;
  width: number;
  scrolledTo: number;
  at: number;
  /** The newest row: a post, or a notification. */
  newest: string;
  /** The rules for it in style sheets that come later than the page's own. */
  rules: string;
  /** The attributes of the root element. */
  root: Record<string, string>;
  nodes: StillNode[];
}

/** The facts that the next page knows before its program. */
export interface StillPage {
  build: string | null;
  path: string;
  entry: unknown;
  width: number;
}

/** `top` is the list from its newest post on, `place` that around the post that was read. */
export interface Stills {
  top: Still | null;
  place: Still | null;
}

/** The facts about a list that its elements do not tell. */
export type StillFacts = Pick<Still, 'path' | 'isStart' | 'entry' | 'at' | 'newest'>;

/** Nobody waits for either call. */
export interface StillKeeper {
  keep(facts: StillFacts): void;
  /** Those of this path, or all. */
  forget(path?: string): void;
}

/** The id of its element. */
export const STILL_ID = 'still';

/** Screens whose stills are kept beside those of lists. */
export const besideLists = ['conversation', 'notifications'] as const;

export const besideListsAt = (path: string): (typeof besideLists)[number] | undefined =>
  besideLists.find((name) => name === matchRoute(path)?.name);

/** The id of the post whose conversation this path shows, or null. */
export function threadOfPath(path: string): string | null {
  const match = matchRoute(path);
  return match?.name === 'conversation' ? (match.params.id ?? null) : null;
}

/** Milliseconds for which "2 minutes" may stay there as it was. */
const TIMES_HOLD = 60_000;
/** An older one says too little of what is there now. */
const MAX_AGE = 14 * 24 * 3_600_000;

/** Returns the still of what this page is going to show, or null. */
export function stillFor(stills: Stills, page: StillPage, now: number): Still | null {
  const fits = (still: Still | null): boolean =>
    still !== null &&
    still.build === page.build &&
    still.width === page.width &&
    Math.abs(now - still.at) < MAX_AGE &&
    (still.path === page.path || (still.isStart && page.path === '/')) &&
    // A new visit begins at the top, and only a reload returns to the place.
    (still.entry === page.entry || (still === stills.top && page.entry === null));
  return [stills.place, stills.top].find(fits) ?? null;
}

export const holdsTimes = ({ at }: Still, now: number): boolean => Math.abs(now - at) < TIMES_HOLD;

/** Replaces the still of this place; one of the top stays while the list begins with the same post. */
export function withStill({ top, place }: Stills, still: Still): Stills {
  if (still.scrolledTo === 0)
    return { top: still, place: place?.entry === still.entry ? null : place };
  return {
    top: top?.path === still.path && top.newest !== still.newest ? null : top,
    place: still,
  };
}

/** Reads what this build has written; null for anything else. */
export function readStill(record: unknown): Still | null {
  return Array.isArray(fieldsOf(record).nodes) ? (record as Still) : null;
}

/** Only attributes that make a look: nothing that loads, leads or runs. */
const LOOK =
  /^(?:class|d|data-.+|dir|disabled|height|hidden|inert|lang|open|placeholder|role|rows|style|type|viewBox|width|aria-.+)$/;
const ACTIVE = /^(?:script|style|link|meta|base|iframe|object|embed)$/;

export const isStillTag = (tag: string): boolean => !ACTIVE.test(tag);

/** Of what loads, pictures of the web only. */
export const isStillAttribute = (tag: string, name: string, value: string): boolean =>
  name === 'src' ? tag === 'img' && /^(?:https?:|data:image|\/)/.test(value) : LOOK.test(name);
