/** The focused statuses of threads, as stored. */

/** By the place of the thread: the path of focused statuses, the current one last. */
export type ThreadFocusPaths = Readonly<Record<string, readonly string[]>>;

const INLINE_PREFIX = 'under ';

/** Returns the key of a thread expanded under its card, the same in all lists. */
export const inlineThreadKey = (statusId: string): string => INLINE_PREFIX + statusId;

/** Keeps the entries of pages: threads expanded under a card are collapsed on reload. */
export const threadFocusOnPages = (paths: ThreadFocusPaths): ThreadFocusPaths =>
  Object.fromEntries(Object.entries(paths).filter(([where]) => !where.startsWith(INLINE_PREFIX)));
