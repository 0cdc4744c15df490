/** The notifications under a user name; other clients use a reserved word in its place. */
import NotificationsScreen from '@/screens/notifications/NotificationsScreen';
import { useOldLinkRedirect } from './useOldLinkRedirect';

export default function NotificationsRoute() {
  return useOldLinkRedirect() ?? <NotificationsScreen />;
}
