/** The drawers that the buttons of the mobile bar open. */
import { lazy } from 'react';
import { useAppSelector } from '@/hooks/store';
import { selectDrawer, selectMobile } from '@/selectors/session/interface';
import { Overlay, loadNotificationsDrawer, loadSideDrawer } from '@/app/deferred/Overlay';

const SideDrawer = lazy(async () => ({ default: (await loadSideDrawer()).SideDrawer }));
const NotificationsDrawer = lazy(async () => ({
  default: (await loadNotificationsDrawer()).NotificationsDrawer,
}));

export function Drawers() {
  const mobile = useAppSelector(selectMobile);
  const drawer = useAppSelector(selectDrawer);
  if (!mobile || drawer === 'none') return null;
  return <Overlay>{drawer === 'side' ? <SideDrawer /> : <NotificationsDrawer />}</Overlay>;
}
