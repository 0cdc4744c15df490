/** Refreshes the notifications when they are pulled down at their top. */
import { PullToRefresh } from '@/components/engine/PullToRefresh';
import { notificationRequests } from '@/domain/notifications/notification';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { notificationsRequested } from '@/slices/notifications/notifications';

export function NotificationsPull() {
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, notificationRequests.news));
  return <PullToRefresh busy={busy} onRefresh={() => dispatch(notificationsRequested())} />;
}
