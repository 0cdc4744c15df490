/** Maps wire names to notification types. */
import { notificationTypes, type NotificationType } from './notification';

const typesByWire = new Map<string, NotificationType>([
  ...(Object.keys(notificationTypes) as NotificationType[]).map(
    (type): [string, NotificationType] => [notificationTypes[type].wire, type],
  ),
  // Another family's name, in the `admin` namespace.
  ['admin.report', 'pleroma:report'],
  ['moderation_warning', 'notice'],
  ['annual_report', 'notice'],
  ['pending.favourite', 'pending'],
  ['pending.reblog', 'pending'],
]);

/** Returns the type of a wire name, or `unknown`. */
export function notificationTypeOf(wireName: string): NotificationType {
  return (wireName && typesByWire.get(wireName)) || 'unknown';
}
