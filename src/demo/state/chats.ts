/** Chats between two people; each side has its own copy. */
import { formatText } from '../text/format';
import { notify } from './notifications';
import { emojiIn, linkContext } from './posts';
import type { Chat, ChatMessage, Person } from './types';
import type { World } from './world';
import { announce } from './world';

export function chatWith(world: World, owner: Person, partner: Person): Chat {
  for (const chat of world.chats.values()) {
    if (chat.ownerId === owner.id && chat.partnerId === partner.id) return chat;
  }
  const chat: Chat = {
    id: world.ids.flake(),
    ownerId: owner.id,
    partnerId: partner.id,
    messages: [],
    unread: new Set(),
    updatedAt: world.clock.now(),
  };
  world.chats.set(chat.id, chat);
  return chat;
}

export const chatsOf = (world: World, person: Person): Chat[] =>
  [...world.chats.values()]
    .filter((chat) => chat.ownerId === person.id)
    .sort((a, b) => b.updatedAt - a.updatedAt);

export function sendMessage(
  world: World,
  chat: Chat,
  data: { text: string | null; mediaId: string | null; idempotencyKey: string | null },
): ChatMessage {
  const html =
    data.text === null ? null : formatText(data.text, 'text/plain', linkContext(world)).html;
  const message: ChatMessage = {
    id: world.ids.flake(),
    authorId: chat.ownerId,
    html,
    emoji: emojiIn(world, data.text ?? ''),
    mediaId: data.mediaId,
    createdAt: world.clock.now(),
    idempotencyKey: data.idempotencyKey,
  };
  const author = world.people.get(chat.ownerId);
  const partner = world.people.get(chat.partnerId);
  put(world, chat, message, false);
  if (author && partner?.host === null) {
    const theirs = chatWith(world, partner, author);
    put(world, theirs, message, true);
    notify(world, partner, {
      type: 'pleroma:chat_mention',
      accountId: author.id,
      message: { chatId: theirs.id, messageId: message.id },
    });
  }
  return message;
}

function put(world: World, chat: Chat, message: ChatMessage, isUnread: boolean): void {
  chat.messages.push(message);
  chat.updatedAt = message.createdAt;
  if (isUnread) chat.unread.add(message.id);
  announce(world, { type: 'chatted', chat, message });
}

/** Removes an own message on both sides, a message of the other only here. */
export function removeMessage(world: World, chat: Chat, message: ChatMessage): void {
  const isOwn = message.authorId === chat.ownerId;
  for (const copy of world.chats.values()) {
    const isOther = copy.ownerId === chat.partnerId && copy.partnerId === chat.ownerId;
    if (copy !== chat && !(isOwn && isOther)) continue;
    if (!copy.messages.includes(message)) continue;
    copy.messages = copy.messages.filter((row) => row !== message);
    copy.unread.delete(message.id);
    announce(world, { type: 'messageDeleted', chat: copy, markerId: world.ids.flake() });
  }
}

/** Marks everything up to a message as read. */
export function readChat(chat: Chat, lastReadId: string): void {
  const place = chat.messages.findIndex((message) => message.id === lastReadId);
  const upTo = place < 0 ? chat.messages.length : place + 1;
  chat.messages.slice(0, upTo).forEach((message) => chat.unread.delete(message.id));
}
