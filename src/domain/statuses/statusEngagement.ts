/** The people who favourited, repeated or reacted to a status. Fetched on demand. */

/** The two public toggles. */
export type EngagementKind = 'favouritedBy' | 'repeatedBy';

export interface StatusEngagement {
  /** Ids in the server's order; null until fetched. */
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

/** The number of avatars in a row, and of people in a popover. */
export const MOST_AVATARS = 15;
export const MOST_LISTED = 16;

export const engagementRequest = (statusId: string, kind: EngagementKind): string =>
  `${kind} ${statusId}`;
export const reactedByRequest = (statusId: string): string => `reactedBy ${statusId}`;
