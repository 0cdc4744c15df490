/** Who did something with a status: favourited, repeated, reacted. Told only when asked for. */

/** Who pressed one of the two marks that others can see. */
export type EngagementKind = 'favouritedBy' | 'repeatedBy';

export interface StatusEngagement {
  /** Ids, in the server's order; null as long as nobody asked. */
  favouritedBy: string[] | null;
  repeatedBy: string[] | null;
  /** By the name of the emoji. */
  reactedBy: Record<string, string[]>;
}

export const noEngagement: StatusEngagement = {
  favouritedBy: null,
  repeatedBy: null,
  reactedBy: {},
};

/** How many pictures stand in a row, and how many people in a list that pops up. */
export const MOST_AVATARS = 15;
export const MOST_LISTED = 16;

export const engagementRequest = (statusId: string, kind: EngagementKind): string =>
  `${kind} ${statusId}`;
export const reactedByRequest = (statusId: string): string => `reactedBy ${statusId}`;
