/** Chats with one other person each. */
import type { ChatMessage } from '@/domain/chat';
import type { PageLink } from '@/domain/paging';
import { PAGE_SIZE } from '@/domain/timeline';
import { decodeChatMessages, decodeChats, type ChatsAnswer } from '@/api/decode/chat';
import { isMissing } from '@/api/errors';
import type { Connection } from '@/api/http';
import { requestRows } from './answers';

export interface ChatsPage extends ChatsAnswer {
  /** Pages repeat chats: merge by id, and stop when nothing new comes. */
  link: PageLink;
}

/** GET /api/v2/pleroma/chats, and where that is missing GET /api/v1/pleroma/chats, all at once. */
export async function fetchChats(
  to: Connection,
  { maxId }: { maxId?: string | null } = {},
): Promise<ChatsPage> {
  const { data, link } = await requestRows(to, '/api/v2/pleroma/chats', {
    query: { max_id: maxId },
  }).catch((error: unknown) => {
    if (!isMissing(error)) throw error;
    return requestRows(to, '/api/v1/pleroma/chats');
  });
  return { ...decodeChats(data), link };
}

export interface MessagesPage {
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
  const path = `/api/v1/pleroma/chats/${encodeURIComponent(chatId)}/messages`;
  const { maxId, sinceId, limit = PAGE_SIZE } = place;
  const query = { limit, max_id: maxId, since_id: sinceId };
  const { data, link } = await requestRows(to, path, { query });
  return { messages: decodeChatMessages(data), link };
}
