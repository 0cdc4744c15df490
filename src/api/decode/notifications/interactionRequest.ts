/**
 * Decodes requests to react to a post, as the notification that tells of each: it has the request's
 * id. Refuses one by somebody whom the reader may not see.
 */
import type { EntityBundle } from '@/domain/engine/entities';
import type { Notification } from '@/domain/notifications/notification';
import { createCollector, type Collector } from '@/api/decode/engine/collector';
import { fieldsOf, idOf, momentOf, textOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

interface WireInteractionRequest {
  id: string;
  type: string;
  created_at: string;
  account: unknown;
  /** The post of the reader. */
  status: unknown;
  /** The reply that waits. */
  reply?: unknown;
}

export interface InteractionRequestsAnswer {
  requests: Notification[];
  entities: EntityBundle;
}

export function decodeInteractionRequests(wires: readonly unknown[]): InteractionRequestsAnswer {
  const collector = createCollector();
  const { items } = keepReadable(wires, (wire) => decodeOne(wire, collector));
  return { requests: items, entities: collector.bundle() };
}

function decodeOne(input: unknown, collector: Collector): Notification | Refusal {
  const wire = fieldsOf<WireInteractionRequest>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('interaction request', 'no id');
  const userId = collector.addUser(wire.account);
  if (isRefusal(userId)) return userId;
  const kind = textOf(wire.type);
  const statusId = collector.addStatus(kind === 'reply' ? wire.reply : wire.status);
  return {
    id,
    type: 'pending',
    wireType: `pending.${kind}`,
    seen: true,
    muted: false,
    createdAt: momentOf(wire.created_at) ?? '',
    userId,
    statusId: isRefusal(statusId) ? null : statusId,
    targetUserId: null,
    emoji: null,
    emojiUrl: null,
    chatMessage: null,
    report: null,
  };
}
