/** The people to choose from, and the running bulk action. */
import {
  bulkActionChanges,
  isThreadSource,
  type BulkAction,
  type BulkActionSource,
} from '@/domain/admin/bulkActions';
import { causesOf } from '@/domain/notifications/notification';
import { rowIn } from '@/lib/values/rowTable';
import { noBulkActions } from '@/slices/admin/bulkActions';
import type { RootState } from '@/slices/root';
import { selectPendingRelationshipAction } from '@/selectors/people/relationshipActions';
import { selectThreadContext } from '@/selectors/statuses/threadContexts';
import { selectEngagedUserIds } from '@/selectors/statuses/statusEngagement';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectCurrentUserId } from '@/selectors/session/session';
import { selectStatusTable } from '@/selectors/statuses/statuses';

export const selectBulkActions = (state: RootState): readonly BulkAction[] =>
  (state.bulkActions ?? noBulkActions).actions;

/** At most one runs at a time. */
export const selectRunningBulkAction = (state: RootState): BulkAction | undefined =>
  selectBulkActions(state).find(({ phase }) => phase !== 'ended');

/** The end of a pause that the server asked for (milliseconds since 1970). */
export function selectBulkActionPause(state: RootState): number | null {
  const deed = selectRunningBulkAction(state);
  if (!deed) return null;
  const { relationshipKind } = bulkActionChanges[deed.kind];
  const pauses = deed.people.map(
    ({ userId }) =>
      selectPendingRelationshipAction(state, userId, relationshipKind)?.waitsUntil ?? null,
  );
  return pauses.find((until) => until !== null) ?? null;
}

/** Null until the server has answered. The array is new each time: compare its members. */
export function selectPeopleOfStatus(
  state: RootState,
  statusId: string,
  source: BulkActionSource,
): string[] | null {
  if (!isThreadSource(source)) return others(state, selectEngagedUserIds(state, statusId, source));
  const context = selectThreadContext(state, statusId);
  if (!context) return null;
  const { ancestorIds, descendantIds } = context;
  const statuses = selectStatusTable(state);
  const said = source === 'thread' ? [...ancestorIds, statusId, ...descendantIds] : descendantIds;
  return others(
    state,
    said.map((id) => rowIn(statuses, id)?.userId ?? ''),
  );
}

/** The people in the notifications, most recent first. */
export const selectPeopleOfNotifications = (state: RootState): string[] =>
  others(state, selectHeldNotifications(state).flatMap(causesOf)) ?? [];

/** Removes duplicates, unknown people and the reader. */
function others(state: RootState, userIds: readonly string[] | null): string[] | null {
  if (userIds === null) return null;
  const ownId = selectCurrentUserId(state);
  return [...new Set(userIds)].filter(
    (userId) => userId !== ownId && rowIn(state.users.entities, userId) !== undefined,
  );
}
