/** Fetches pages of a chat's messages: the newest, new ones, older ones, and deletions. */
import { fetchChat, fetchMessages } from '@/api/endpoints/talk/chats';
import type { ChatMessage } from '@/domain/talk/chat';
import { isNewer } from '@/domain/engine/ids';
import { PAGE_SIZE } from '@/domain/timelines/timeline';
import { selectChatThread } from '@/selectors/talk/chats';
import { newestMessagesReceived, olderMessagesReceived } from '@/slices/talk/chatMessages';
import { chatUpdated } from '@/slices/talk/chats';
import { callApi } from '@/sagas/engine/callApi';
import { put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

/** The most pages that close a gap on screen; beyond that the chat starts over. */
const MOST_PAGES = 10;
/** The largest page that the server returns. */
const LARGE_PAGE = 40;
const LARGE_PAGES = 5;

interface Reach {
  sinceId: string | null;
  /** Pages until this message is reached; null for one page. */
  downTo: string | null;
  limit: number;
  pages: number;
}

/** Fetches pages from the newest message on. */
function* pull(chatId: string, { sinceId, downTo, limit, pages }: Reach): SagaGenerator<void> {
  const { maxId: upTo } = yield* select(selectChatThread, chatId);
  const messages: ChatMessage[] = [];
  let isAll = false;
  let reaches = upTo === null;
  for (let page = 1; page <= pages; page += 1) {
    const maxId = messages.at(-1)?.id ?? null;
    const answer = yield* callApi(fetchMessages, chatId, { sinceId, maxId, limit });
    messages.push(...answer.messages);
    const oldest = answer.messages.at(-1)?.id;
    const isEnd = oldest === undefined || (sinceId !== null && answer.messages.length < limit);
    isAll = isEnd && sinceId === null;
    reaches ||= isEnd || (upTo !== null && !isNewer(oldest, upTo));
    if (isEnd || downTo === null || !isNewer(oldest, downTo)) break;
  }
  // A chat without new messages keeps those that it has.
  if (sinceId !== null && messages.length === 0) return;
  yield* put(newestMessagesReceived({ chatId, messages, upTo, reaches, isAll }));
}

/** If there are more new messages than fit on a page, the older ones are dropped. */
export function* fetchNewestMessages(chatId: string): SagaGenerator<void> {
  yield* pull(chatId, { sinceId: null, downTo: null, limit: PAGE_SIZE, pages: 1 });
}

export function* pullNews(chatId: string): SagaGenerator<void> {
  const { maxId } = yield* select(selectChatThread, chatId);
  yield* pull(chatId, { sinceId: maxId, downTo: maxId, limit: PAGE_SIZE, pages: MOST_PAGES });
}

export function* pullOlder(chatId: string): SagaGenerator<void> {
  const { minId, complete } = yield* select(selectChatThread, chatId);
  if (minId === null || complete) return;
  const { messages } = yield* callApi(fetchMessages, chatId, { maxId: minId });
  yield* put(olderMessagesReceived({ chatId, messages }));
}

/** Compares the loaded messages with the server's, as far down as is reasonable. */
export function* reconcileMessages(chatId: string): SagaGenerator<void> {
  const { minId } = yield* select(selectChatThread, chatId);
  yield* pull(chatId, { sinceId: null, downTo: minId, limit: LARGE_PAGE, pages: LARGE_PAGES });
  const { chat, entities } = yield* callApi(fetchChat, chatId);
  yield* put(chatUpdated({ chat, entities }));
}
