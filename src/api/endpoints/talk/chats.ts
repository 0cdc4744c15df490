/** Fetches and writes chats, each with one other person. */
import type { ChatMessage } from '@/domain/talk/chat';
import type { PageLink } from '@/domain/engine/paging';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import {
  decodeChat,
  decodeChatMessage,
  decodeChatMessages,
  decodeChats,
  type ChatAnswer,
  type ChatsAnswer,
} from '@/api/decode/talk/chat';
import { isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

const CHATS = '/api/v1/pleroma/chats';

const pathOf = (chatId: string): string => `${CHATS}/${encodeURIComponent(chatId)}`;

const messagesOf = (chatId: string): string => `${pathOf(chatId)}/messages`;

interface ChatsPage extends ChatsAnswer {
  /** Pages repeat chats: merge by id, and stop at a page without new ones. */
  link: PageLink;
}

/**
 * GET /api/v2/pleroma/chats — the latest changed; if that is missing, GET /api/v1/pleroma/chats,
 * all at once. Pages after the first skip some: they are cut by chat id, though sorted by change.
 */
export async function fetchChats(
  to: Connection,
  { maxId }: { maxId?: string | null } = {},
): Promise<ChatsPage> {
  const { data, link } = await requestRows(to, '/api/v2/pleroma/chats', {
    query: { max_id: maxId },
  }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return requestRows(to, CHATS);
  });
  return { ...decodeChats(data), link };
}

/** GET /api/v1/pleroma/chats — all of them; if that is missing, all pages of v2. */
export async function fetchAllChats(to: Connection): Promise<ChatsAnswer> {
  try {
    return decodeChats((await requestRows(to, CHATS)).data);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return fetchPages(to);
  }
}

/** Fetches pages until one has no new chats. */
async function fetchPages(to: Connection): Promise<ChatsAnswer> {
  const wires = new Map<unknown, unknown>();
  let maxId: string | null = null;
  for (;;) {
    const { data, link } = await requestRows(to, '/api/v2/pleroma/chats', {
      query: { max_id: maxId },
    });
    const before = wires.size;
    for (const wire of data) wires.set((wire as { id?: unknown } | null)?.id, wire);
    if (link.maxId === null || wires.size === before) return decodeChats([...wires.values()]);
    maxId = link.maxId;
  }
}

/**
 * POST /api/v1/pleroma/chats/by-account-id/:accountId — the chat with somebody; creates it if need
 * be.
 */
export const openChat = (to: Connection, userId: string): Promise<ChatAnswer> => {
  const path = `${CHATS}/by-account-id/${encodeURIComponent(userId)}`;
  return requestOne(to, path, { method: 'POST', json: {} }, decodeChat);
};

/** GET /api/v1/pleroma/chats/:id */
export const fetchChat = (to: Connection, chatId: string): Promise<ChatAnswer> =>
  requestOne(to, pathOf(chatId), {}, decodeChat);

/** POST /api/v1/pleroma/chats/:id/read — marks everything up to this message as read. */
export const readChat = (
  to: Connection,
  chatId: string,
  lastReadId: string,
): Promise<ChatAnswer> => {
  const json = { last_read_id: lastReadId };
  return requestOne(to, `${pathOf(chatId)}/read`, { method: 'POST', json }, decodeChat);
};

interface OutgoingMessage {
  chatId: string;
  text: string;
  mediaId: string | null;
  /** One key for all tries to send the same message. */
  idempotencyKey: string;
}

/** POST /api/v1/pleroma/chats/:id/messages — omits empty fields, which crash servers. */
export const sendMessage = (
  to: Connection,
  { chatId, text, mediaId, idempotencyKey }: OutgoingMessage,
): Promise<ChatMessage> => {
  const json = {
    ...(text.trim() !== '' && { content: text }),
    ...(mediaId !== null && { media_id: mediaId }),
  };
  return requestOne(
    to,
    messagesOf(chatId),
    { method: 'POST', json, idempotencyKey },
    decodeChatMessage,
  );
};

/** DELETE /api/v1/pleroma/chats/:id/messages/:messageId — for both sides if it is one's own. */
export async function deleteMessage(
  to: Connection,
  chatId: string,
  messageId: string,
): Promise<void> {
  const path = `${messagesOf(chatId)}/${encodeURIComponent(messageId)}`;
  await request(to, path, { method: 'DELETE', expects: 'nothing' });
}

interface MessagesPage {
  /** Newest first. */
  messages: ChatMessage[];
  link: PageLink;
}

/** GET /api/v1/pleroma/chats/:id/messages */
export async function fetchMessages(
  to: Connection,
  chatId: string,
  place: { maxId?: string | null; sinceId?: string | null; limit?: number } = {},
): Promise<MessagesPage> {
  const { maxId, sinceId, limit = PAGE_SIZE } = place;
  const query = { limit, max_id: maxId, since_id: sinceId };
  const { data, link } = await requestRows(to, messagesOf(chatId), { query });
  return { messages: decodeChatMessages(data), link };
}
