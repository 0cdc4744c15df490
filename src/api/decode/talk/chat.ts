/** Decodes chats and their messages. */
import type { Chat, ChatMessage } from '@/domain/talk/chat';
import type { EntityBundle } from '@/domain/engine/entities';
import type { WireChat, WireChatMessage } from '@/api/wire/chat';
import { decodeAttachment, decodeCard } from '@/api/decode/statuses/attachment';
import { createCollector } from '@/api/decode/engine/collector';
import { decodeEmoji } from '@/api/decode/composer/emoji';
import { cleanHtml, htmlToText } from '@/api/decode/engine/html';
import {
  countOf,
  fieldsOf,
  flagOf,
  idOf,
  listOf,
  momentOf,
  stringOf,
} from '@/api/decode/engine/read';
import { isRefusal, keepReadable, refuse, type Refusal } from '@/api/decode/engine/refusal';

export interface ChatsAnswer {
  /** In the server's order, without duplicates. */
  chats: Chat[];
  entities: EntityBundle;
  refusals: Refusal[];
}

export interface ChatAnswer {
  chat: Chat;
  entities: EntityBundle;
}

export function decodeChatMessage(input: unknown): ChatMessage | Refusal {
  const wire = fieldsOf<WireChatMessage>(input);
  const id = idOf(wire.id);
  const chatId = idOf(wire.chat_id);
  const userId = idOf(wire.account_id);
  if (id === null || chatId === null || userId === null) return refuse('chat message', 'no id');
  const html = cleanHtml(wire.content);
  const attachment = decodeAttachment(wire.attachment);
  return {
    id,
    chatId,
    userId,
    html,
    text: htmlToText(html),
    createdAt: momentOf(wire.created_at) ?? '',
    emoji: decodeEmoji(wire.emojis),
    attachment: isRefusal(attachment) ? null : attachment,
    card: decodeCard(wire.card),
    unread: flagOf(wire.unread),
    idempotencyKey: stringOf(wire.idempotency_key),
  };
}

export const decodeChatMessages = (wires: unknown): ChatMessage[] =>
  keepReadable(listOf(wires), decodeChatMessage).items;

export function decodeChat(wire: unknown): ChatAnswer | Refusal {
  const { chats, entities, refusals } = decodeChats([wire]);
  const [chat] = chats;
  return chat ? { chat, entities } : (refusals[0] ?? refuse('chat', 'nothing there'));
}

export function decodeChats(wires: unknown): ChatsAnswer {
  const collector = createCollector();
  const { items, refusals } = keepReadable(listOf(wires), (input): Chat | Refusal => {
    const wire = fieldsOf<WireChat>(input);
    const id = idOf(wire.id);
    if (id === null) return refuse('chat', 'no id');
    const userId = collector.addUser(wire.account);
    if (isRefusal(userId)) return userId;
    const message = decodeChatMessage(wire.last_message);
    return {
      id,
      userId,
      unread: countOf(wire.unread, 0),
      lastMessage: isRefusal(message) ? null : message,
      updatedAt: momentOf(wire.updated_at) ?? '',
    };
  });
  const chats = [...new Map(items.map((chat) => [chat.id, chat])).values()];
  return { chats, entities: collector.bundle(), refusals };
}
