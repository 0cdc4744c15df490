/** The notifications on a page of their own. */
import { NotificationsPanel } from '@/components/notifications/NotificationsPanel';

export default function NotificationsScreen() {
  return <NotificationsPanel heading="screen" />;
}
