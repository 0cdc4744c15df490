/** Decodes a relationship into a row of its table. */
import type { Relationship } from '@/domain/people/relationship';
import type { WireRelationship } from '@/api/wire/relationship';
import { fieldsOf, flagOf, idOf, listOf, momentOf, textOf } from '@/api/decode/engine/read';
import type { WireUser, WireUserPleroma } from '@/api/wire/user';
import { keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export function decodeRelationship(input: unknown): Relationship | Refusal {
  const wire = fieldsOf<WireRelationship>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('relationship', 'no id');
  return {
    id,
    following: flagOf(wire.following),
    followedBy: flagOf(wire.followed_by),
    requested: flagOf(wire.requested),
    requestedBy: flagOf(wire.requested_by),
    blocking: flagOf(wire.blocking),
    blockedBy: flagOf(wire.blocked_by),
    muting: flagOf(wire.muting),
    mutingNotifications: flagOf(wire.muting_notifications),
    muteExpiresAt: momentOf(wire.muting_expires_at),
    subscribing: flagOf(wire.notifying) || flagOf(wire.subscribing),
    // Repeats are shown by default.
    showingRepeats: flagOf(wire.showing_reblogs, true),
    domainBlocking: flagOf(wire.domain_blocking),
    endorsed: flagOf(wire.endorsed),
    // Null means that the note was removed.
    note: wire.note === undefined ? null : textOf(wire.note),
  };
}

export const decodeRelationships = (wires: unknown): Relationship[] =>
  keepReadable(listOf(wires), decodeRelationship).items;

/** Collects the relationships that servers send with accounts on request; skips empty ones. */
export const relationshipsIn = (accounts: readonly unknown[]): Relationship[] =>
  decodeRelationships(
    accounts.map((row) => {
      const { pleroma } = fieldsOf<WireUser>(row);
      return fieldsOf<WireUserPleroma>(pleroma).relationship;
    }),
  );
