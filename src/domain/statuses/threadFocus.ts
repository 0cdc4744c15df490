/** Where readers dived to in conversations, as it is kept. */

/** By where the conversation stands: the statuses that were dived to, the last last. */
export type ThreadFocusPaths = Readonly<Record<string, readonly string[]>>;

const INLINE_PREFIX = 'under ';

/** One that is unfolded under its card stands there in all lists. */
export const inlineThreadKey = (statusId: string): string => INLINE_PREFIX + statusId;

/** Those on pages: what was unfolded under a card is folded when the page is loaded anew. */
export const threadFocusOnPages = (paths: ThreadFocusPaths): ThreadFocusPaths =>
  Object.fromEntries(Object.entries(paths).filter(([where]) => !where.startsWith(INLINE_PREFIX)));
