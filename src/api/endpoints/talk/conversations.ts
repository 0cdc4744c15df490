/** Fetches conversations, in Mastodon's form, which all others adopted. */
import type { PageLink } from '@/domain/engine/paging';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import {
  decodeConversation,
  decodeConversations,
  type ConversationAnswer,
  type ConversationsAnswer,
} from '@/api/decode/talk/conversation';
import type { Connection } from '@/api/http';
import { olderThan } from '@/api/link';
import { requestOne, requestRows } from '@/api/endpoints/engine/answers';

interface ConversationsPage extends ConversationsAnswer {
  link: PageLink;
}

/** GET /api/v1/conversations — sorted by their newest post, newest first. */
export async function fetchConversations(
  to: Connection,
  { maxId }: { maxId?: string | null } = {},
): Promise<ConversationsPage> {
  const query = { limit: PAGE_SIZE, ...olderThan(maxId) };
  const { data, link } = await requestRows(to, '/api/v1/conversations', { query });
  return { ...decodeConversations(data), link };
}

/** POST /api/v1/conversations/:id/read */
export const markConversationRead = (to: Connection, id: string): Promise<ConversationAnswer> =>
  requestOne(
    to,
    `/api/v1/conversations/${encodeURIComponent(id)}/read`,
    { method: 'POST' },
    decodeConversation,
  );
