/**
 * What ties the reader to a person and can be tied or undone, and the reader's wishes about it. A
 * wish stands until the server agreed or refused; the relationship itself is only what the server said.
 */
import type { Relationship } from './relationship';

export type RelationshipKind =
  | 'following'
  | 'followedBy'
  | 'blocking'
  | 'muting'
  | 'subscribing'
  | 'showingRepeats'
  | 'domainBlocking';

export interface RelationshipTarget {
  wanted: boolean;
  /** After so many seconds a mute ends by itself; null leaves it to the server, 0 is never. */
  seconds: number | null;
}

/** A request that waits for an answer counts: it is what the reader can do about following. */
export const isRelationshipActive = (
  relationship: Relationship,
  relationshipKind: RelationshipKind,
): boolean =>
  relationshipKind === 'following'
    ? relationship.following || relationship.requested
    : relationship[relationshipKind];

/** The server of an account: `nick@host` without the nick. */
export const hostOfPerson = ({ fullName }: { fullName: string }): string =>
  fullName.slice(fullName.indexOf('@') + 1);
