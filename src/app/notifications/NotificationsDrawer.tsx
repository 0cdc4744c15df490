/**
 * The notifications on phones. Closing takes a longer swipe, as the rows can be swiped themselves.
 */
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
      <MarksOnLeaving />
    </Drawer>
  );
}

/** Marks everything as read when the drawer closes, if the reader's settings say so. */
function MarksOnLeaving() {
  const store = useAppStore();
  useOnUnmount(() => {
    const state = store.getState();
    const wanted = selectSetting(state, 'closingDrawerMarksAsSeen');
    if (wanted && selectAnythingUnseen(state)) store.dispatch(allSeenRequested());
  });
  return null;
}
