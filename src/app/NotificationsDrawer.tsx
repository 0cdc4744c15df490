/** The notifications on phones. It takes a longer swipe to close, as its rows are pushed about. */
import { useIntl } from 'react-intl';
import { NotificationsPreview } from '@/components/notification/NotificationsPreview';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectSignedIn } from '@/selectors/session';
import { drawerClosed } from '@/slices/interface';
import { Drawer } from './Drawer';
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
      <NotificationsPreview />
    </Drawer>
  );
}
