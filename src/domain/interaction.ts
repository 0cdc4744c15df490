/** Who did something with a status: favourited, repeated, reacted. Told only when asked for. */

/** Who pressed one of the two marks that others can see. */
export type MarkedBy = 'favouritedBy' | 'repeatedBy';

export interface Interactions {
  /** Ids, in the server's order; null as long as nobody asked. */
  favouritedBy: string[] | null;
  repeatedBy: string[] | null;
  /** By the name of the emoji. */
  reactedBy: Record<string, string[]>;
}

export const nobodyKnown: Interactions = { favouritedBy: null, repeatedBy: null, reactedBy: {} };

/** How many pictures stand in a row, and how many people in a list that pops up. */
export const MOST_AVATARS = 15;
export const MOST_LISTED = 16;

export const markedByRequest = (statusId: string, kind: MarkedBy): string => `${kind} ${statusId}`;
export const reactedByRequest = (statusId: string): string => `reactedBy ${statusId}`;
