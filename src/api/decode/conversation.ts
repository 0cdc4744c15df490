/** Turns direct conversations from the wire into ours. */
import type { Conversation } from '@/domain/conversation';
import type { EntityBundle } from '@/domain/entities';
import type { WireConversation } from '@/api/wire/status';
import { createCollector } from './collector';
import { fieldsOf, flagOf, idOf, isRecord, listOf } from './read';
import { isRefusal, keepReadable, refuse, type Refusal } from './refusal';

export interface ConversationAnswer {
  conversation: Conversation;
  entities: EntityBundle;
}

export function decodeConversation(input: unknown): ConversationAnswer | Refusal {
  const wire = fieldsOf<WireConversation>(input);
  const id = idOf(wire.id);
  if (id === null) return refuse('conversation', 'no id');
  const collector = createCollector();
  const statusId = isRecord(wire.last_status) ? collector.addStatus(wire.last_status) : null;
  const conversation = {
    id,
    unread: flagOf(wire.unread),
    userIds: keepReadable(listOf(wire.accounts), collector.addUser).items,
    lastStatusId: isRefusal(statusId) ? null : statusId,
  };
  return { conversation, entities: collector.bundle() };
}
