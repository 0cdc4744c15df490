/** An open chat: loaded, polled, marked as read and closed. */
import { decodeChat } from '@/api/decode/talk/chat';
import { isRefusal } from '@/api/decode/engine/refusal';
import { chatRequest, olderMessagesRequest } from '@/domain/talk/chat';
import { KEPT_MESSAGES } from '@/domain/talk/chatThread';
import { openChatSaga } from '@/sagas/talk/chats/openChat';
import {
  selectChatWith,
  selectMessage,
  selectMessageKeys,
  selectOpenChatId,
  selectChatThread,
} from '@/selectors/talk/chats';
import type { RootState } from '@/slices/root';
import { selectRequest } from '@/selectors/engine/requests';
import {
  chatScrolled,
  messagesCulled,
  olderMessagesRequested,
  newestMessagesReceived,
  olderMessagesReceived,
} from '@/slices/talk/chatMessages';
import { chatLeft, chatOpened, chatRead, chatsReceived, chatUpdated } from '@/slices/talk/chats';
import { pageVisibilityChanged, socketBroke, socketJoined } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { statusDeleted } from '@/slices/statuses/statuses';
import { useStoppedClock } from '@support/clock';
import { messageId } from '@support/talk/numberedMessages';
import { fakePage } from '@support/context';
import { chatServer, LOOK, OPEN, READ } from '@support/talk/chatServer';
import { replay } from '@support/flow';
import { signedIn } from '@support/people';
import type { WireChat } from '@/api/wire/chat';

const clock = useStoppedClock();
const userId = 'u2';
const chatId = 'c1';

const answerOf = (wire: WireChat) => {
  const answer = decodeChat(wire);
  if (isRefusal(answer)) throw new Error(answer.why);
  return answer;
};

/** Opens Ben's chat, which is in the chat list unless `known` is false. */
function sit(
  server: ReturnType<typeof chatServer>,
  { known = true, joined = true, page = fakePage() } = {},
) {
  const { chat, entities } = answerOf(server.chat());
  const story = replay(openChatSaga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      ...(joined ? [socketJoined()] : []),
      chatsReceived(known ? { chats: [chat], entities } : { chats: [], entities }),
    ],
    context: { net: { fetch: server.fetch }, page: page.events },
  });
  const texts = () =>
    selectMessageKeys(story.state(), chatId).map(
      (key) => selectMessage(story.state(), chatId, key)?.text,
    );
  return {
    ...story,
    server,
    texts,
    thread: () => selectChatThread(story.state(), chatId),
    /** Delivers the chat's current state through the socket. */
    hear: () => story.dispatch(chatUpdated(answerOf(server.chat()))),
    open: async () => {
      story.dispatch(chatOpened({ userId }));
      await clock.pass(0);
    },
    scroll: (atBottom: boolean) => story.dispatch(chatScrolled({ chatId, atBottom })),
  };
}

const messagesFrom = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_none, at) => `message ${from + at}`);

describe('an opened chat', () => {
  it('is loaded in pages of twenty, upwards until there is nothing more', async () => {
    const chat = sit(chatServer({ messages: 50 }));
    await chat.open();
    expect(chat.server.called(LOOK)[0]?.query).toEqual({ limit: '20' });
    expect(chat.texts()).toEqual(messagesFrom(31, 50));
    expect(chat.thread()).toMatchObject({
      minId: messageId(31),
      maxId: messageId(50),
      complete: false,
    });
    for (const from of [11, 1]) {
      chat.dispatch(olderMessagesRequested({ chatId }));
      expect(selectRequest(chat.state(), olderMessagesRequest(chatId)).busy).toBe(true);
      await clock.pass(0);
      expect(chat.texts()).toEqual(messagesFrom(from, 50));
    }
    expect(chat.thread().complete).toBe(false);
    chat.dispatch(olderMessagesRequested({ chatId }));
    await clock.pass(0);
    expect(chat.thread().complete).toBe(true);
    chat.dispatch(olderMessagesRequested({ chatId }));
    await clock.pass(0);
    expect(chat.server.called(LOOK).map(({ query }) => query.max_id)).toEqual([
      undefined,
      messageId(31),
      messageId(11),
      messageId(1),
    ]);
    expect(chat.all(olderMessagesReceived)).toHaveLength(3);
  });

  it('is requested by its person, also if it is not in the list', async () => {
    const chat = sit(chatServer({ messages: 3 }), { known: false });
    chat.dispatch(chatOpened({ userId }));
    expect(selectRequest(chat.state(), chatRequest(userId)).busy).toBe(true);
    expect(selectChatWith(chat.state(), userId)).toBeUndefined();
    await clock.pass(0);
    expect(chat.server.called(OPEN)).toEqual([
      { what: 'POST /api/v1/pleroma/chats/by-account-id/u2', query: {}, key: null, body: {} },
    ]);
    expect(selectChatWith(chat.state(), userId)).toMatchObject({ id: chatId });
    expect(selectOpenChatId(chat.state())).toBe(chatId);
    expect(chat.texts()).toEqual(messagesFrom(1, 3));
    expect(selectRequest(chat.state(), chatRequest(userId))).toMatchObject({
      busy: false,
      reason: null,
    });
  });

  it('shows that it is empty', async () => {
    const chat = sit(chatServer(), { known: false });
    await chat.open();
    expect(chat.thread()).toMatchObject({ keys: [], known: true, complete: true });
  });

  it('shows why it failed to open, and opens as soon as that is over', async () => {
    const chat = sit(chatServer({ messages: 1 }), { known: false });
    chat.server.fail(OPEN, { status: 404, body: { error: 'Record not found' } });
    await chat.open();
    const request = () => selectRequest(chat.state(), chatRequest(userId));
    expect(request()).toEqual({ busy: false, reason: 'Record not found', httpStatus: 404 });
    await clock.pass(60_000);
    // A refused request is not repeated.
    expect(chat.server.called(OPEN)).toHaveLength(1);
    chat.server.fail(OPEN, { status: 502, body: { error: 'Bad gateway' } });
    await chat.open();
    expect(request().reason).toBe('Bad gateway');
    await clock.pass(5_000);
    await clock.pass(5_000);
    expect(chat.texts()).toEqual(['message 1']);
    expect(request().reason).toBeNull();
  });

  it('shows stored messages at once, and adds later changes', async () => {
    const chat = sit(chatServer({ messages: 10 }));
    await chat.open();
    chat.dispatch(chatLeft({ userId }));
    chat.server.say('u2');
    chat.server.remove(messageId(9), messageId(10));
    chat.dispatch(chatOpened({ userId }));
    expect(chat.texts()).toEqual(messagesFrom(1, 10));
    await clock.pass(0);
    expect(chat.texts()).toEqual([...messagesFrom(1, 8), 'message 11']);
  });

  it('starts over if too many messages came since', async () => {
    const chat = sit(chatServer({ messages: 10 }));
    await chat.open();
    chat.dispatch(chatLeft({ userId }));
    for (let more = 0; more < 30; more += 1) chat.server.say('u2');
    await chat.open();
    expect(chat.texts()).toEqual(messagesFrom(21, 40));
    expect(chat.thread()).toMatchObject({ minId: messageId(21), complete: false });
  });
});

describe('updates of an open chat', () => {
  it('are polled every 5 s while there is no socket, from the newest message on', async () => {
    const chat = sit(chatServer({ messages: 2 }), { joined: false });
    await chat.open();
    chat.server.say('u2');
    await clock.pass(4_999);
    expect(chat.server.called(LOOK)).toHaveLength(1);
    await clock.pass(1);
    expect(chat.server.called(LOOK)[1]?.query).toEqual({ limit: '20', since_id: messageId(2) });
    expect(chat.texts()).toEqual(messagesFrom(1, 3));
    const rows = chat.thread().rows;
    await clock.pass(5_000);
    expect(chat.server.called(LOOK)).toHaveLength(3);
    // Without new messages nothing changes.
    expect(chat.thread().rows).toBe(rows);
    chat.dispatch(pageVisibilityChanged(false));
    await clock.pass(60_000);
    expect(chat.server.called(LOOK)).toHaveLength(3);
    chat.dispatch(pageVisibilityChanged(true));
    await clock.pass(0);
    expect(chat.server.called(LOOK)).toHaveLength(4);
    chat.dispatch(chatLeft({ userId }));
    await clock.pass(60_000);
    expect(chat.server.called(LOOK)).toHaveLength(4);
  });

  it('pause while the socket is joined, and catch up on each new connection', async () => {
    const chat = sit(chatServer({ messages: 2 }));
    await chat.open();
    await clock.pass(60_000);
    expect(chat.server.called(LOOK)).toHaveLength(1);
    chat.dispatch(socketBroke({ code: 1006 }));
    for (let more = 0; more < 45; more += 1) chat.server.say('u2');
    chat.dispatch(socketJoined());
    // The socket delivers one message before the answer does.
    chat.hear();
    await clock.pass(0);
    expect(chat.texts()).toEqual(messagesFrom(1, 47));
    expect(chat.all(newestMessagesReceived).at(-1)?.payload.reaches).toBe(true);
  });

  it('show a failure, and clear it after a success', async () => {
    const chat = sit(chatServer({ messages: 2 }), { joined: false });
    await chat.open();
    chat.server.fail(LOOK, { status: 500, body: { error: 'Oh no' } });
    await clock.pass(5_000);
    expect(selectRequest(chat.state(), chatRequest(userId)).reason).toBe('Oh no');
    await clock.pass(5_000);
    expect(selectRequest(chat.state(), chatRequest(userId)).reason).toBeNull();
  });

  it('reload the chat when an unknown message was deleted', async () => {
    const chat = sit(chatServer({ messages: 60 }));
    await chat.open();
    for (let page = 0; page < 2; page += 1) {
      chat.dispatch(olderMessagesRequested({ chatId }));
      await clock.pass(0);
    }
    expect(chat.texts()).toHaveLength(60);
    chat.server.remove(messageId(7), messageId(60));
    chat.dispatch(statusDeleted({ statusId: 'unknown1' }));
    chat.dispatch(statusDeleted({ statusId: 'unknown2' }));
    await clock.pass(999);
    expect(chat.texts()).toHaveLength(60);
    await clock.pass(1);
    expect(chat.texts()).toEqual([...messagesFrom(1, 6), ...messagesFrom(8, 59)]);
    expect(
      chat.server
        .called(LOOK)
        .slice(3)
        .map(({ query }) => query.limit),
    ).toEqual(['40', '40']);
    expect(selectChatWith(chat.state(), userId)?.lastMessage).toMatchObject({
      id: messageId(59),
    });
  });

  it('are missing for other chats once the connection is lost, so their messages are dropped', async () => {
    const chat = sit(chatServer({ messages: 10 }));
    await chat.open();
    chat.dispatch(socketBroke({ code: 1006 }));
    expect(chat.thread().known).toBe(true);
    chat.dispatch(chatLeft({ userId }));
    chat.dispatch(socketBroke({ code: 1006 }));
    expect(chat.state().chatMessages?.threads).toEqual({});
  });
});

const unread = (chat: { state: () => RootState }) =>
  selectChatWith(chat.state(), userId)?.unread ?? 0;

describe('marking a chat as read', () => {
  it('CHAT-16 resets its unread count, and tells the server the last message read', async () => {
    const chat = sit(chatServer({ messages: 5, unread: 3 }));
    expect(unread(chat)).toBe(3);
    await chat.open();
    expect(unread(chat)).toBe(0);
    expect(chat.server.called(READ)).toEqual([]);
    chat.scroll(true);
    await clock.pass(1_500);
    expect(chat.all(chatRead).map(({ payload }) => payload)).toEqual([
      { chatId, messageId: messageId(5) },
    ]);
    expect(chat.server.called(READ).map(({ body }) => body)).toEqual([
      { last_read_id: messageId(5) },
    ]);
    expect(chat.thread().lastSeenMessageId).toBe(messageId(5));
    // The same message is not marked as read twice.
    chat.scroll(false);
    chat.scroll(true);
    await clock.pass(10_000);
    expect(chat.server.called(READ)).toHaveLength(1);
    chat.server.say('u2');
    chat.hear();
    expect(unread(chat)).toBe(1);
    await clock.pass(1_500);
    expect(chat.server.called(READ).map(({ body }) => body.last_read_id)).toEqual([
      messageId(5),
      messageId(6),
    ]);
    expect(unread(chat)).toBe(0);
    chat.dispatch(chatLeft({ userId }));
    expect(unread(chat)).toBe(0);
  });

  it('is sent to the other tabs once the server has confirmed', async () => {
    const page = fakePage();
    const chat = sit(chatServer({ messages: 5, unread: 3 }), { page });
    await chat.open();
    chat.scroll(true);
    chat.server.fail(READ, { status: 503 });
    await clock.pass(1_500);
    expect(page.told).toEqual([]);
    await clock.pass(1_000);
    const word = { ownerId: 'u1', chatId, messageId: messageId(5) };
    expect(page.told).toEqual([{ chatRead: word }]);
  });

  it('resets messages that came since the last time as well', async () => {
    const chat = sit(chatServer({ messages: 5, unread: 3 }));
    await chat.open();
    chat.scroll(true);
    await clock.pass(1_500);
    chat.dispatch(chatLeft({ userId }));
    chat.server.say('u2');
    chat.hear();
    expect(unread(chat)).toBe(1);
    await chat.open();
    expect(unread(chat)).toBe(0);
    chat.scroll(true);
    await clock.pass(1_500);
    expect(chat.server.called(READ)).toHaveLength(2);
  });

  it('takes 1.5 s at the bottom of a visible page', async () => {
    const chat = sit(chatServer({ messages: 5, unread: 3 }));
    await chat.open();
    await clock.pass(10_000);
    chat.scroll(true);
    await clock.pass(1_499);
    chat.scroll(false);
    await clock.pass(10_000);
    chat.dispatch(pageVisibilityChanged(false));
    chat.scroll(true);
    await clock.pass(10_000);
    expect(chat.server.called(READ)).toEqual([]);
    chat.dispatch(pageVisibilityChanged(true));
    await clock.pass(1_499);
    expect(chat.server.called(READ)).toEqual([]);
    await clock.pass(1);
    expect(chat.server.called(READ)).toHaveLength(1);
  });

  it('is undone when the chat was left too early', async () => {
    const chat = sit(chatServer({ messages: 5, unread: 3 }));
    await chat.open();
    expect(unread(chat)).toBe(0);
    chat.dispatch(chatLeft({ userId }));
    expect(unread(chat)).toBe(3);
  });

  it('is sent though the chat is left, and undone when it fails', async () => {
    const chat = sit(chatServer({ messages: 5, unread: 3 }));
    await chat.open();
    chat.scroll(true);
    chat.server.fail(READ, { status: 403, body: { error: 'Not allowed' } });
    await clock.pass(1_500);
    expect(unread(chat)).toBe(3);
    chat.server.say('u2');
    chat.hear();
    chat.server.fail(READ, { status: 503 });
    await clock.pass(1_500);
    chat.dispatch(chatLeft({ userId }));
    expect(unread(chat)).toBe(0);
    await clock.pass(1_000);
    expect(chat.server.called(READ)).toHaveLength(3);
    expect(selectChatWith(chat.state(), userId)?.unread).toBe(0);
  });

  it('counts messages that came in while the reader looked elsewhere', async () => {
    const chat = sit(chatServer({ messages: 5 }));
    await chat.open();
    chat.scroll(true);
    chat.server.say('u2');
    chat.hear();
    expect(chat.thread().newMessageCount).toBe(0);
    chat.scroll(false);
    chat.server.say('u2');
    chat.hear();
    chat.hear();
    chat.server.say('u1');
    chat.hear();
    chat.server.say('u2');
    chat.hear();
    expect(chat.thread().newMessageCount).toBe(2);
    chat.scroll(true);
    expect(chat.thread().newMessageCount).toBe(0);
  });
});

describe('the messages kept in memory', () => {
  it('CHAT-18 are the newest 50, from 5 s after the bottom was reached', async () => {
    const chat = sit(chatServer({ messages: 80 }));
    await chat.open();
    for (let page = 0; page < 3; page += 1) {
      chat.dispatch(olderMessagesRequested({ chatId }));
      await clock.pass(0);
    }
    await clock.pass(60_000);
    expect(chat.texts()).toHaveLength(80);
    chat.scroll(true);
    await clock.pass(4_999);
    chat.scroll(false);
    await clock.pass(60_000);
    expect(chat.texts()).toHaveLength(80);
    chat.scroll(true);
    await clock.pass(4_999);
    expect(chat.texts()).toHaveLength(80);
    await clock.pass(1);
    expect(chat.texts()).toEqual(messagesFrom(31, 80));
    expect(KEPT_MESSAGES).toBe(50);
    // Evicted messages are loaded again.
    chat.dispatch(olderMessagesRequested({ chatId }));
    await clock.pass(0);
    expect(chat.texts()).toEqual(messagesFrom(11, 80));
    expect(chat.all(messagesCulled)).toHaveLength(1);
  });

  it('of a chat that was left are the newest 50', async () => {
    const chat = sit(chatServer({ messages: 80 }));
    await chat.open();
    for (let page = 0; page < 3; page += 1) {
      chat.dispatch(olderMessagesRequested({ chatId }));
      await clock.pass(0);
    }
    chat.dispatch(chatLeft({ userId }));
    expect(chat.texts()).toEqual(messagesFrom(31, 80));
  });
});
