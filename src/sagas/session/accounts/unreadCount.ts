/**
 * Keeps the number of unread notifications in the list of accounts, for the tabs of the others. Only
 * the tab that leads writes, and only when its own number changes: tabs never answer each other.
 */
import { waitUntil } from '@/sagas/engine/control';
import { select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { selectNotificationsLoaded } from '@/selectors/notifications/notifications';
import { selectFollows } from '@/selectors/realtime/tabs';
import { selectAccounts } from '@/selectors/session/accounts';
import { selectUnseenNotifications } from '@/selectors/session/navigation';
import { selectCurrentUserId } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';
import { changeList } from './accountList';

export function* keepUnreadCount(): SagaGenerator<void> {
  let told: number | null = null;
  for (;;) {
    yield* waitUntil((state) => ![null, told].includes(selectOwnCount(state)));
    told = yield* select(selectOwnCount);
    const unread = told ?? 0;
    const { slot } = yield* select(selectAccounts);
    yield* changeList((list) =>
      list.map((each) => (each.slot === slot ? { ...each, unread } : each)),
    );
  }
}

/** Null while this tab has nothing to say. */
function selectOwnCount(state: RootState): number | null {
  const { slot, list } = selectAccounts(state);
  const userId = selectCurrentUserId(state);
  if (userId === null || selectFollows(state) || !selectNotificationsLoaded(state)) return null;
  const isListed = list.some((each) => each.slot === slot && each.userId === userId);
  return isListed ? selectUnseenNotifications(state) : null;
}
