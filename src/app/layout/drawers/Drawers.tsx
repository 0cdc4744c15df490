/** The drawers that the buttons of the mobile bar open. */
import { useAppSelector } from '@/hooks/store';
import { selectDrawer, selectMobile } from '@/selectors/session/interface';
import { NotificationsDrawer, SideDrawer } from '@/app/deferred/layers';
import { Overlay } from '@/app/deferred/Overlay';

export function Drawers() {
  const mobile = useAppSelector(selectMobile);
  const drawer = useAppSelector(selectDrawer);
  if (!mobile || drawer === 'none') return null;
  return <Overlay>{drawer === 'side' ? <SideDrawer /> : <NotificationsDrawer />}</Overlay>;
}
