/** Where readers dived to in conversations, as it is kept. */

/** By where the conversation stands: the statuses that were dived to, the last last. */
export type Dives = Readonly<Record<string, readonly string[]>>;

const UNDER_CARD = 'under ';

/** One that is unfolded under its card stands there in all lists. */
export const underCard = (statusId: string): string => UNDER_CARD + statusId;

/** Those on pages: what was unfolded under a card is folded when the page is loaded anew. */
export const divesOnPages = (dives: Dives): Dives =>
  Object.fromEntries(Object.entries(dives).filter(([where]) => !where.startsWith(UNDER_CARD)));
