/** Decodes the people whose notifications are filtered. Refuses one whom the reader may not see. */
import type { EntityBundle } from '@/domain/engine/entities';
import type { NotificationRequest } from '@/domain/notifications/notificationRequests';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import { countOf, fieldsOf, idOf, isRecord, momentOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireNotificationRequest {
  id: string;
  updated_at: string;
  notifications_count: string;
  account: unknown;
  last_status?: unknown;
}

export interface NotificationRequestsAnswer {
  requests: NotificationRequest[];
  entities: EntityBundle;
}

export function decodeNotificationRequests(wires: readonly unknown[]): NotificationRequestsAnswer {
  const collector = createCollector();
  const { items } = keepReadable(wires, (wire) => decodeOne(wire, collector));
  return { requests: items, entities: collector.bundle() };
}

function decodeOne(input: unknown, collector: Collector): NotificationRequest | Refusal {
  const wire = fieldsOf<WireNotificationRequest>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('notification request', 'no id');
  const userId = collector.addUser(wire.account);
  if (isRefusal(userId)) return userId;
  const statusId = isRecord(wire.last_status) ? collector.addStatus(wire.last_status) : null;
  return {
    id,
    userId,
    count: countOf(wire.notifications_count, 1),
    updatedAt: momentOf(wire.updated_at),
    lastStatusId: isRefusal(statusId) ? null : statusId,
  };
}
