/** Which type of ours a name on the wire means. */
import { notificationTypes, type NotificationType } from './notification';

const typesByWire = new Map<string, NotificationType>([
  ...(Object.keys(notificationTypes) as NotificationType[]).map(
    (type): [string, NotificationType] => [notificationTypes[type].wire, type],
  ),
  // What one family calls by its own name, another has among the affairs of staff.
  ['admin.report', 'pleroma:report'],
]);

/** The type behind a name on the wire; one that we do not know is `unknown`. */
export function notificationTypeOf(wireName: string): NotificationType {
  return (wireName && typesByWire.get(wireName)) || 'unknown';
}
