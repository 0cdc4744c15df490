/** The notifications on phones. It takes a longer swipe to close, as its rows are pushed about. */
import { useIntl } from 'react-intl';
import { LazyNotifications } from '@/components/notifications/LazyNotifications';
import { useAppDispatch, useAppSelector, useAppStore } from '@/hooks/store';
import { useOnUnmount } from '@/hooks/useOnUnmount';
import { selectSetting } from '@/selectors/session/config';
import { selectAnythingUnseen } from '@/selectors/notifications/notifications';
import { selectSignedIn } from '@/selectors/session/session';
import { drawerClosed } from '@/slices/session/interface';
import { allSeenRequested } from '@/slices/notifications/notifications';
import { Drawer } from '@/app/layout/drawers/Drawer';
import { notificationsMessages } from './NotificationsLink';

export const NOTIFICATIONS_SWIPE = 50;

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
      <MarksOnLeaving />
    </Drawer>
  );
}

/** Closing the drawer, in whatever way, says that all in it was seen, where the reader wants that. */
function MarksOnLeaving() {
  const store = useAppStore();
  useOnUnmount(() => {
    const state = store.getState();
    const wanted = selectSetting(state, 'closingDrawerMarksAsSeen');
    if (wanted && selectAnythingUnseen(state)) store.dispatch(allSeenRequested());
  });
  return null;
}
