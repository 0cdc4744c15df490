/** The notifications, at the reader's name; some clients have a word of theirs there. */
import NotificationsScreen from '@/screens/notifications/NotificationsScreen';
import { useOldLinkRedirect } from './useOldLinkRedirect';

export default function NotificationsRoute() {
  return useOldLinkRedirect() ?? <NotificationsScreen />;
}
