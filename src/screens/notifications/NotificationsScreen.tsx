/** The notifications on a page of their own. */
import { NotificationsPanel } from '@/components/notification/NotificationsPanel';

export default function NotificationsScreen() {
  return <NotificationsPanel heading="screen" />;
}
