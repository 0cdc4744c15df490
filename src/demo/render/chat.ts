/** Renders chats and their messages as the API sends them. */
import type { Json } from '../http/json';
import { MINUTE } from '../state/clock';
import type { Chat, ChatMessage } from '../state/types';
import type { World } from '../state/world';
import { renderAccount } from './account';
import { renderAttachment } from './attachment';
import { renderEmoji } from './emoji';
import type { View } from './view';
import { isoTime } from './view';

/** The server returns a message's idempotency key for two minutes. */
const KEY_MEMORY = 2 * MINUTE;

export function renderMessage(world: World, chat: Chat, message: ChatMessage): Json {
  const media = message.mediaId === null ? undefined : world.media.get(message.mediaId);
  const remembersKey = world.clock.now() - message.createdAt < KEY_MEMORY;
  return {
    id: message.id,
    chat_id: chat.id,
    account_id: message.authorId,
    content: message.html,
    created_at: isoTime(world, message.createdAt),
    emojis: renderEmoji(world, message.emoji),
    attachment: media ? renderAttachment(world, media) : null,
    card: null,
    unread: chat.unread.has(message.id),
    ...(message.idempotencyKey !== null && remembersKey
      ? { idempotency_key: message.idempotencyKey }
      : {}),
  };
}

export function renderChat(view: View, chat: Chat): Json {
  const { world } = view;
  const partner = world.people.get(chat.partnerId);
  const last = chat.messages.at(-1);
  return {
    id: chat.id,
    account: partner ? renderAccount(view, partner) : {},
    unread: chat.unread.size,
    last_message: last ? renderMessage(world, chat, last) : null,
    updated_at: isoTime(world, chat.updatedAt),
  };
}
