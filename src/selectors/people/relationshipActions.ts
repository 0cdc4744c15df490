/** Pending relationship actions, and the statuses that a confirmed one affects. */
import {
  hostOfPerson,
  isRelationshipActive,
  type RelationshipKind,
} from '@/domain/people/relationshipActions';
import type { Relationship } from '@/domain/people/relationship';
import type { TimelineKey } from '@/domain/timelines/timeline';
import {
  noRelationshipActions,
  type PendingRelationshipAction,
} from '@/slices/people/relationshipActions';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectRelationship } from './relationships';
import { selectUser } from './users';

/** Null if no action is pending. */
export const selectPendingRelationshipAction = (
  state: RootState,
  userId: string,
  relationshipKind: RelationshipKind,
): PendingRelationshipAction | null =>
  (state.relationshipActions ?? noRelationshipActions).pending[userId]?.[relationshipKind] ?? null;

/** Undefined until the relationship is loaded. */
export const selectIsRelationshipActive = (
  state: RootState,
  userId: string,
  relationshipKind: RelationshipKind,
): boolean | undefined => {
  const relationship = selectRelationship(state, userId);
  return relationship && isRelationshipActive(relationship, relationshipKind);
};

/** A person's statuses in these timelines; with `repeated`, also repeats of them by others. */
export function selectStatusesBy(
  state: RootState,
  keys: readonly TimelineKey[],
  { userId, repeated }: { userId: string; repeated: boolean },
): string[] {
  const { entities } = state.statuses;
  const isTheirs = (id: string): boolean => rowIn(entities, id)?.userId === userId;
  const ids = new Set(keys.flatMap((key) => state.timelines[key]?.ranges.flat() ?? []));
  return [...ids].filter((id) => {
    const repeatOf = rowIn(entities, id)?.repeatOfId ?? null;
    return isTheirs(id) || (repeated && repeatOf !== null && isTheirs(repeatOf));
  });
}

/** The known relationships to people of a server, as they are after muting or unmuting it. */
export function selectAfterDomainBlock(
  state: RootState,
  host: string,
  domainBlocking: boolean,
): Relationship[] {
  return Object.values(state.relationships)
    .filter(({ id }) => {
      const user = selectUser(state, id);
      return user !== undefined && hostOfPerson(user) === host;
    })
    .map((relationship) => ({ ...relationship, domainBlocking }));
}
