import type { EngagementKind } from '@/domain/statuses/statusEngagement';
import type { RootState } from '@/slices/root';
import { selectStatusTable } from './statuses';

/** Null as long as the server has not said who they are. */
export const selectEngagedUserIds = (
  state: RootState,
  statusId: string,
  kind: EngagementKind,
): readonly string[] | null => state.statusEngagement.known[statusId]?.[kind] ?? null;

/** Some servers tell it with the status; of others it has to be asked, and is null before. */
export function selectReactedBy(
  state: RootState,
  statusId: string,
  name: string,
): readonly string[] | null {
  const row = selectStatusTable(state)[statusId]?.reactions.find((one) => one.name === name);
  if (row && row.userIds.length > 0) return row.userIds;
  return state.statusEngagement.known[statusId]?.reactedBy[name] ?? null;
}

/** Whether somebody reacted whom the tables do not know. */
export const selectReactedByUnknown = (state: RootState, statusId: string): boolean =>
  (selectStatusTable(state)[statusId]?.reactions ?? []).some(({ name, count }) => {
    const userIds = selectReactedBy(state, statusId, name) ?? [];
    return userIds.length < count || userIds.some((id) => state.users.entities[id] === undefined);
  });
