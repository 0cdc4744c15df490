/**
 * The relationships that the reader can set or unset, and the pending changes. A change is pending
 * until the server confirms or refuses it; the relationship itself is only what the server said.
 */
import type { Relationship } from './relationship';

export type RelationshipKind =
  | 'following'
  | 'followedBy'
  | 'blocking'
  | 'muting'
  | 'subscribing'
  | 'showingRepeats'
  | 'endorsed'
  | 'domainBlocking';

export interface RelationshipTarget {
  wanted: boolean;
  /** The duration of a mute in seconds; null leaves it to the server, 0 is for ever. */
  seconds: number | null;
}

/**
 * True if the relationship is set; a pending follow request counts, as the reader can withdraw it.
 */
export const isRelationshipActive = (
  relationship: Relationship,
  relationshipKind: RelationshipKind,
): boolean =>
  relationshipKind === 'following'
    ? relationship.following || relationship.requested
    : relationship[relationshipKind];

/** Returns the host of an account. */
export const hostOfPerson = ({ fullName }: { fullName: string }): string =>
  fullName.slice(fullName.indexOf('@') + 1);
