/**
 * The notifications on phones. Closing takes a longer swipe, as the rows can be swiped themselves.
 */
import { useIntl } from 'react-intl';
import { LazyNotifications } from '@/components/notifications/LazyNotifications';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useOnUnmount } from '@/hooks/useOnUnmount';
import { selectSignedIn } from '@/selectors/session/session';
import { drawerClosed } from '@/slices/session/interface';
import { notificationsDrawerLeft } from '@/slices/notifications/notifications';
import { Drawer } from '@/app/layout/drawers/Drawer';
import { notificationsMessages } from './notificationsMessages';

const NOTIFICATIONS_SWIPE = 50;

export function NotificationsDrawer() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(selectSignedIn);
  if (!signedIn) return null;
  return (
    <Drawer
      title={intl.formatMessage(notificationsMessages.title)}
      side="end"
      swipeThreshold={NOTIFICATIONS_SWIPE}
      onClose={() => dispatch(drawerClosed())}
    >
      <LazyNotifications heading="none" whenReached />
      <SaysWhenLeft />
    </Drawer>
  );
}

function SaysWhenLeft() {
  const dispatch = useAppDispatch();
  useOnUnmount(() => void dispatch(notificationsDrawerLeft()));
  return null;
}
