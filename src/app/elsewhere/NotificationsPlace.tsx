/** The notifications, at the reader's name; some clients have a word of theirs there. */
import NotificationsScreen from '@/screens/notifications/NotificationsScreen';
import { useElsewhere } from './useElsewhere';

export default function NotificationsPlace() {
  return useElsewhere() ?? <NotificationsScreen />;
}
