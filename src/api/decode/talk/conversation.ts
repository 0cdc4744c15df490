/** Decodes conversations. */
import type { Conversation } from '@/domain/talk/conversation';
import type { EntityBundle } from '@/domain/engine/entities';
import type { WireConversation } from '@/api/wire/status';
import { createCollector } from '@/api/decode/engine/collector';
import { fieldsOf, flagOf, idOf, isRecord, listOf } from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export interface ConversationAnswer {
  conversation: Conversation;
  entities: EntityBundle;
}

export interface ConversationsAnswer {
  /** In the server's order, without duplicates. */
  conversations: Conversation[];
  entities: EntityBundle;
  refusals: Refusal[];
}

export function decodeConversation(wire: unknown): ConversationAnswer | Refusal {
  const { conversations, entities, refusals } = decodeConversations([wire]);
  const [conversation] = conversations;
  return conversation
    ? { conversation, entities }
    : (refusals[0] ?? refuse('conversation', 'nothing there'));
}

export function decodeConversations(wires: unknown): ConversationsAnswer {
  const collector = createCollector();
  const { items, refusals } = keepReadable(listOf(wires), (input): Conversation | Refusal => {
    const wire = fieldsOf<WireConversation>(input);
    const id = idOf(wire.id);
    if (id === null) return refuse('conversation', 'no id');
    const statusId = isRecord(wire.last_status) ? collector.addStatus(wire.last_status) : null;
    return {
      id,
      unread: flagOf(wire.unread),
      userIds: keepReadable(listOf(wire.accounts), collector.addUser).items,
      lastStatusId: isRefusal(statusId) ? null : statusId,
    };
  });
  const conversations = [...new Map(items.map((each) => [each.id, each])).values()];
  return { conversations, entities: collector.bundle(), refusals };
}
