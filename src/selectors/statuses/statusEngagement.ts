/**
 * These selectors name the people behind the counts of a status, because some servers include them
 * and others have to be asked.
 */
import type { EngagementKind } from '@/domain/statuses/statusEngagement';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectStatusRow } from './statuses';

/** Null until the server has named them. */
export const selectEngagedUserIds = (
  state: RootState,
  statusId: string,
  kind: EngagementKind,
): readonly string[] | null => state.statusEngagement?.known[statusId]?.[kind] ?? null;

/** Some servers include it in the status; for others it has to be fetched and is null before. */
export function selectReactedBy(
  state: RootState,
  statusId: string,
  name: string,
): readonly string[] | null {
  const row = selectStatusRow(state, statusId)?.reactions.find((one) => one.name === name);
  if (row && row.userIds.length > 0) return row.userIds;
  return state.statusEngagement?.known[statusId]?.reactedBy[name] ?? null;
}

/** True if some of the people who reacted are not in the tables. */
export const selectReactedByUnknown = (state: RootState, statusId: string): boolean =>
  (selectStatusRow(state, statusId)?.reactions ?? []).some(({ name, count }) => {
    const userIds = selectReactedBy(state, statusId, name) ?? [];
    return (
      userIds.length < count || userIds.some((id) => rowIn(state.users.entities, id) === undefined)
    );
  });
