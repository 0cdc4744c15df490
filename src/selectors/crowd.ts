/** People to choose from, and what is being done with those who were chosen. */
import { crowdTies, isSaid, type CrowdDeed, type CrowdSource } from '@/domain/crowd';
import { noCrowd } from '@/slices/crowd';
import type { RootState } from '@/slices/root';
import { selectBondWish } from './bonds';
import { selectConversation } from './conversations';
import { selectMarkedBy } from './interactions';
import { selectHeldNotifications } from './notifications';
import { selectCurrentUserId } from './session';
import { selectStatusTable } from './statuses';

export const selectCrowdDeeds = (state: RootState): readonly CrowdDeed[] =>
  (state.crowd ?? noCrowd).deeds;

/** One at a time is under way. */
export const selectDeedUnderWay = (state: RootState): CrowdDeed | undefined =>
  selectCrowdDeeds(state).find(({ phase }) => phase !== 'ended');

/** When it goes on, where the server asked for a pause (milliseconds since 1970). */
export function selectCrowdPause(state: RootState): number | null {
  const deed = selectDeedUnderWay(state);
  if (!deed) return null;
  const { bond } = crowdTies[deed.kind];
  const pauses = deed.people.map(
    ({ userId }) => selectBondWish(state, userId, bond)?.waitsUntil ?? null,
  );
  return pauses.find((until) => until !== null) ?? null;
}

/** Null as long as the server has not told. A list that is made anew: compare its members. */
export function selectPeopleOfStatus(
  state: RootState,
  statusId: string,
  source: CrowdSource,
): string[] | null {
  if (!isSaid(source)) return others(state, selectMarkedBy(state, statusId, source));
  const conversation = selectConversation(state, statusId);
  if (!conversation) return null;
  const { ancestorIds, descendantIds } = conversation;
  const statuses = selectStatusTable(state);
  const said = source === 'thread' ? [...ancestorIds, statusId, ...descendantIds] : descendantIds;
  return others(
    state,
    said.map((id) => statuses[id]?.userId ?? ''),
  );
}

/** Those of whom the notifications tell, the last first. */
export const selectPeopleOfNotifications = (state: RootState): string[] =>
  others(
    state,
    selectHeldNotifications(state).map(({ userId }) => userId),
  ) ?? [];

/** Each once, and only who is known. */
function others(state: RootState, userIds: readonly string[] | null): string[] | null {
  if (userIds === null) return null;
  const ownId = selectCurrentUserId(state);
  return [...new Set(userIds)].filter(
    (userId) => userId !== ownId && state.users.entities[userId] !== undefined,
  );
}
