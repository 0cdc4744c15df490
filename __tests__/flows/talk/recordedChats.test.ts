/** Chats of a real server, from its recorded answers and sockets. */
import nock from 'nock';
import type { WireChat, WireChatMessage } from '@/api/wire/chat';
import { chatRequest } from '@/domain/talk/chat';
import { rowOfUnsent } from '@/domain/talk/unsentMessage';
import { chatMessagesSaga } from '@/sagas/talk/chats/chatMessages';
import { chatsSaga } from '@/sagas/talk/chats/chats';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { openChatSaga } from '@/sagas/talk/chats/openChat';
import { streamingSaga } from '@/sagas/realtime/streaming/streaming';
import {
  selectChat,
  selectChats,
  selectChatWith,
  selectMessage,
  selectMessageKeys,
  selectChatThread,
} from '@/selectors/talk/chats';
import { selectUnreadChats } from '@/selectors/session/navigation';
import { selectRequest } from '@/selectors/engine/requests';
import { selectUser } from '@/selectors/people/users';
import {
  chatScrolled,
  messageDeleteRefused,
  messageDeleteRequested,
  messageQueued,
  messageSent,
  olderMessagesRequested,
  newMessageNoticed,
} from '@/slices/talk/chatMessages';
import { chatOpened } from '@/slices/talk/chats';
import { instanceConfigured } from '@/slices/session/config';
import { routeEntered } from '@/slices/session/interface';
import { socketJoined } from '@/slices/realtime/realtime';
import { userTokenReceived } from '@/slices/session/session';
import { instanceLoaded } from '@/slices/session/startup';
import { settled, useStoppedClock } from '@support/clock';
import { someAttachment } from '@support/composer/drafts';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture, socketFixture } from '@support/fixtures';
import { fakeSockets } from '@support/socket';

const clock = useStoppedClock('2026-11-20T11:50:20.000Z');

const ALICE = 'BCdWEtDhYhnsWPq9aq';
const BOB = 'BCdWEznj5gBWvsk0Zs';
const chatId = 'BCdWrBGvpV9LmaHrVo';
const MESSAGES = `/api/v1/pleroma/chats/${chatId}/messages`;

const before = [
  instanceLoaded(),
  instanceConfigured({ instance: { pleromaChatMessagesAvailable: true } }),
  userTokenReceived({ userToken: 'TOKEN-alice' }),
  signedIn({ id: ALICE }, { id: ALICE }),
];

/** Starts as Alice with her recorded chats. */
function alice(saga: () => SagaGenerator<void>, more: Parameters<typeof replay>[1] = {}) {
  replayFixture('chats/list-v1');
  const story = replay(saga, { ...more, before: [...before, ...(more.before ?? [])] });
  return {
    ...story,
    rows: () =>
      selectMessageKeys(story.state(), chatId).map((key) =>
        selectMessage(story.state(), chatId, key)!,
      ),
  };
}

function* listed(): SagaGenerator<void> {
  yield* fork(chatsSaga);
  yield* fork(openChatSaga);
  yield* fork(chatMessagesSaga);
}

const ids = (name: string): string[] =>
  (fixtureBody(name) as WireChatMessage[]).map(({ id }) => id);

/**
 * Answers with a recorded page; the client names the page size that the recording left to the
 * server.
 */
const page = (name: string): nock.Scope =>
  nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-alice' } })
    .get(MESSAGES)
    .query({ limit: '20', ...fixture(name).request.query })
    .reply(200, fixtureBody(name) as nock.Body);

describe('chats of a real server', () => {
  it('CHAT-09 are listed, and opened by their other person', async () => {
    const story = alice(listed, { before: [socketJoined()] });
    await settled();
    const wires = fixtureBody('chats/list-v1') as WireChat[];
    expect(selectChats(story.state()).map(({ id }) => id)).toEqual(wires.map(({ id }) => id));
    expect(selectChats(story.state())[0]).toMatchObject({
      id: chatId,
      userId: BOB,
      unread: 31,
      lastMessage: { text: 'Are you at the bridge yet? :smiley_test:' },
    });
    expect(selectUser(story.state(), BOB)).toMatchObject({ name: 'Bob B. Builder' });
    expect(selectUnreadChats(story.state())).toBe(6);

    const opened = replayFixture('chats/by-account-id');
    const shown = page('chats/messages');
    story.dispatch(chatOpened({ userId: BOB }));
    await settled();
    expect(opened.isDone() && shown.isDone()).toBe(true);
    expect(story.rows().map(({ id }) => id)).toEqual(ids('chats/messages').reverse());
    expect(selectUnreadChats(story.state())).toBe(5);
  });

  it('CHAT-10 are loaded by max_id, since_id and a limit of 20, and written to with content, media_id and an idempotency header', async () => {
    const story = alice(listed);
    await settled();
    replayFixture('chats/by-account-id');
    page('chats/messages');
    story.dispatch(chatOpened({ userId: BOB }));
    await settled();
    page('chats/messages-next');
    story.dispatch(olderMessagesRequested({ chatId }));
    await settled();
    expect(story.rows().map(({ id }) => id)).toEqual([
      ...ids('chats/messages-next').reverse(),
      ...ids('chats/messages').reverse(),
    ]);

    const keys: string[] = [];
    const noteKey = (key: string) => keys.push(key) > 0;
    const { content } = fixture('chats/send').request.body as { content: string };
    for (const name of ['chats/send', 'chats/send-media', 'chats/send-media-and-text']) {
      nock(ORIGIN)
        .post(MESSAGES, fixture(name).request.body as nock.DataMatcherMap)
        .matchHeader('idempotency-key', noteKey)
        .reply(200, fixtureBody(name) as nock.Body);
    }
    story.dispatch(messageSent({ chatId, text: content, attachment: null }));
    await settled();
    story.dispatch(messageSent({ chatId, text: '', attachment: someAttachment('1064') }));
    await settled();
    story.dispatch(
      messageSent({ chatId, text: 'and the bread', attachment: someAttachment('1066') }),
    );
    await settled();
    expect(nock.isDone()).toBe(true);
    expect(new Set(keys).size).toBe(3);
    const sent = story.rows().slice(-3);
    expect(sent.map(({ fakeId }) => fakeId)).toEqual(keys);
    expect(sent.map(({ id }) => id)).toEqual(ids('chats/messages-since-new').reverse());
    expect(sent.map(({ pending, text }) => [pending, text])).toEqual([
      [false, 'On my way :smiley_test: https://example.com/map\nsecond line <b>not bold</b>'],
      [false, ''],
      [false, 'and the bread'],
    ]);

    // The next request asks for messages since the last one.
    const since = nock(ORIGIN)
      .get(MESSAGES)
      .query({ limit: '20', since_id: sent.at(-1)!.id })
      .reply(200, fixtureBody('chats/messages-since-empty') as nock.Body);
    nock(ORIGIN).get('/api/v2/pleroma/chats').query(true).reply(200, []);
    await clock.pass(5_000);
    expect(since.isDone()).toBe(true);
    expect(story.rows()).toHaveLength(43);
  });

  it('mark messages as read, and update the unread count', async () => {
    const story = alice(listed, { before: [socketJoined()] });
    await settled();
    replayFixture('chats/by-account-id');
    nock(ORIGIN)
      .get(MESSAGES)
      .query({ limit: '20' })
      .reply(200, fixtureBody('chats/messages-after') as nock.Body);
    const read = replayFixture('chats/read');
    story.dispatch(chatOpened({ userId: BOB }));
    await settled();
    story.dispatch(chatScrolled({ chatId, atBottom: true }));
    await clock.pass(1_500);
    expect(read.isDone()).toBe(true);
    expect(selectChat(story.state(), chatId)).toMatchObject({ unread: 0 });
    expect(selectChatThread(story.state(), chatId).lastSeenMessageId).toBe('BCdesGU8LYdE0Tr2Bc');
  });

  it('delete a message, and not twice', async () => {
    const messageId = 'BCdesBRp4ioQNrjcOG';
    const story = alice(listed, { before: [socketJoined()] });
    await settled();
    const gone = replayFixture('chats/message-delete');
    story.dispatch(messageDeleteRequested({ chatId, messageId }));
    await settled();
    expect(gone.isDone()).toBe(true);
    replayFixture('chats/message-delete-again');
    story.dispatch(messageDeleteRequested({ chatId, messageId }));
    await settled();
    expect(story.all(messageDeleteRefused).map(({ payload }) => payload.reason)).toEqual([
      'could_not_delete',
    ]);
  });

  it('with somebody who does not exist cannot be opened', async () => {
    const story = alice(listed, { before: [socketJoined()] });
    await settled();
    replayFixture('chats/by-account-id-unknown');
    story.dispatch(chatOpened({ userId: 'nobody_here' }));
    await settled();
    expect(selectRequest(story.state(), chatRequest('nobody_here'))).toEqual({
      busy: false,
      reason: 'Something went wrong',
      httpStatus: 500,
    });
    expect(selectChatWith(story.state(), 'nobody_here')).toBeUndefined();
  });

  it("with somebody who accepts no messages show the server's message at once", async () => {
    const { path } = fixture('chats/send-not-accepting').request;
    const theirs = /chats\/([^/]+)/.exec(path)?.[1] ?? '';
    nock(ORIGIN)
      .get('/api/v1/pleroma/chats')
      .reply(200, fixtureBody('chats/list-v2-after') as nock.Body);
    const story = replay(listed, { before: [...before, socketJoined()] });
    await settled();
    expect(selectChat(story.state(), theirs)).toBeDefined();
    const refused = replayFixture('chats/send-not-accepting');
    story.dispatch(messageSent({ chatId: theirs, text: 'hello?', attachment: null }));
    await settled();
    expect(refused.isDone()).toBe(true);
    const [row] = Object.values(selectChatThread(story.state(), theirs).rows);
    expect(row).toMatchObject({ pending: false, error: 'Internal server error', text: 'hello?' });
  });
});

describe('the socket of a real server', () => {
  const frames = (socketFixture('realtime/user-chat').frames ?? []).filter(
    ({ dir }) => dir === 'in',
  );

  /** Plays the socket while Alice has the chat with Bob open, or something else. */
  async function listen(looks: boolean) {
    const sockets = fakeSockets();
    const story = alice(
      function* () {
        yield* fork(listed);
        yield* fork(streamingSaga);
      },
      { context: { net: { openSocket: sockets.openSocket } } },
    );
    await settled();
    sockets.last.open();
    await settled();
    if (looks) {
      replayFixture('chats/by-account-id');
      page('chats/messages');
      story.dispatch(chatOpened({ userId: BOB }));
      await settled();
    }
    let at = 0;
    /** Plays the frames up to this time. */
    const until = async (time: number) => {
      for (; frames[at] && frames[at]!.at_ms <= time; at += 1) {
        sockets.last.receive(frames[at]!.text);
      }
      await settled();
    };
    return { ...story, sockets, until };
  }

  it('CHAT-20 updates the list and the open chat', async () => {
    const story = await listen(true);
    await story.until(400);
    expect(selectChats(story.state())[0]).toMatchObject({
      id: chatId,
      unread: 1,
      updatedAt: '2026-11-20T11:50:32.000Z',
      lastMessage: { id: 'BCdevDkmxTgoP83Q3N', text: 'Which side of the bridge? :smiley_test:' },
    });
    expect(story.rows().at(-1)).toMatchObject({ id: 'BCdevDkmxTgoP83Q3N', userId: BOB });
    expect(story.rows()).toHaveLength(21);

    // Alice has sent this message; the socket is faster than the answer.
    const fakeId = 'alice-1795171000000-9999';
    const own = { fakeId, chatId, ownerId: ALICE, text: 'The sunny one', attachment: null };
    story.dispatch(
      messageQueued({ message: rowOfUnsent({ ...own, writtenAt: Date.now(), error: null }) }),
    );
    expect(story.rows().at(-1)).toMatchObject({ id: fakeId, pending: true });
    await story.until(1_300);
    expect(story.rows().at(-1)).toMatchObject({ id: 'BCdevJ2LJdhan1J0bo', fakeId, pending: false });
    expect(story.rows()).toHaveLength(22);

    await story.until(2_700);
    expect(story.rows().at(-1)).toMatchObject({ text: '', attachment: { id: '1094' } });
    expect(selectChatThread(story.state(), chatId).newMessageCount).toBe(2);

    // For a deleted message the frame names an unknown id, so the chat is loaded again.
    const left = story.rows().filter(({ id }) => id !== 'BCdevDkmxTgoP83Q3N');
    const wires = [
      ...['BCdevR6XJvoHoLKTFy', 'BCdevJ2LJdhan1J0bo'].map((id) => messageIn(id)),
      ...(fixtureBody('chats/messages') as WireChatMessage[]),
    ];
    const again = nock(ORIGIN).get(MESSAGES).query({ limit: '40' }).reply(200, wires);
    replayFixture('chats/one');
    await story.until(4_000);
    await clock.pass(1_000);
    expect(again.isDone()).toBe(true);
    expect(story.rows().map(({ id }) => id)).toEqual(left.map(({ id }) => id));
    expect(story.context.logged).toEqual([]);
  });

  it('reloads the list while it is shown, when an unknown message was deleted', async () => {
    const story = await listen(false);
    const again = nock(ORIGIN)
      .get('/api/v2/pleroma/chats')
      .reply(200, fixtureBody('chats/list-v2-after') as nock.Body);
    await story.until(4_000);
    await clock.pass(1_000);
    expect(again.isDone()).toBe(false);
    story.dispatch(routeEntered({ name: 'chats', params: { username: 'alice' } }));
    story.sockets.last.receive(frames.at(-1)!.text);
    await clock.pass(1_000);
    expect(again.isDone()).toBe(true);
    expect(selectChats(story.state())).toHaveLength(8);
  });

  it('CHAT-19 announces a message that is the latest and unread', async () => {
    const story = await listen(false);
    expect(story.all(newMessageNoticed)).toEqual([]);
    await story.until(400);
    expect(story.all(newMessageNoticed).map(({ payload }) => payload)).toMatchObject([
      { chatId, message: { id: 'BCdevDkmxTgoP83Q3N' } },
    ]);
    // The own message is not announced, though others are unread.
    await story.until(1_300);
    expect(story.all(newMessageNoticed)).toHaveLength(1);
    await story.until(4_000);
    expect(story.all(newMessageNoticed).map(({ payload }) => payload.message.id)).toEqual([
      'BCdevDkmxTgoP83Q3N',
      'BCdevR6XJvoHoLKTFy',
    ]);
    // A repeated frame is not announced.
    story.sockets.last.receive(frames.find(({ at_ms: at }) => at === 2_656)!.text);
    story.sockets.last.receive(frames.findLast(({ text }) => text.includes('chat_update'))!.text);
    expect(story.all(newMessageNoticed)).toHaveLength(2);
  });

  /** Returns the message that a frame carried. */
  function messageIn(id: string): WireChatMessage {
    for (const { text } of frames) {
      const { event, payload } = JSON.parse(text) as { event: string; payload: string };
      if (event !== 'pleroma:chat_update') continue;
      const { last_message: message } = JSON.parse(payload) as WireChat;
      if (message?.id === id) return message;
    }
    throw new Error(`No frame has ${id}`);
  }
});
