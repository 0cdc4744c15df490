/** What the reader wishes of their bonds to people, and what holding a bond says about the page. */
import { hostOfPerson, isTied, type Bond } from '@/domain/bonds';
import type { Relationship } from '@/domain/relationship';
import type { TimelineKey } from '@/domain/timeline';
import { noBonds, type PendingWish } from '@/slices/bonds';
import type { RootState } from '@/slices/root';
import { selectRelationship } from './relationships';
import { selectUser } from './users';

/** Null where nothing is on its way. */
export const selectBondWish = (state: RootState, userId: string, bond: Bond): PendingWish | null =>
  (state.bonds ?? noBonds).wishes[userId]?.[bond] ?? null;

/** Undefined until the server told. */
export const selectIsTied = (state: RootState, userId: string, bond: Bond): boolean | undefined => {
  const relationship = selectRelationship(state, userId);
  return relationship && isTied(relationship, bond);
};

/** Statuses in these timelines that are theirs; where `repeated`, also repeats of theirs by others. */
export function selectStatusesBy(
  state: RootState,
  keys: readonly TimelineKey[],
  { userId, repeated }: { userId: string; repeated: boolean },
): string[] {
  const { entities } = state.statuses;
  const isTheirs = (id: string): boolean => entities[id]?.userId === userId;
  const ids = new Set(keys.flatMap((key) => state.timelines[key]?.ranges.flat() ?? []));
  return [...ids].filter((id) => {
    const repeatOf = entities[id]?.repeatOfId ?? null;
    return isTheirs(id) || (repeated && repeatOf !== null && isTheirs(repeatOf));
  });
}

/** The known relationships to people of a server, as they are once it is muted or no longer is. */
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
