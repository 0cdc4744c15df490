/** Sending chat messages: whatever happens, each message is shown once and never lost. */
import { decodeChat } from '@/api/decode/talk/chat';
import { isRefusal } from '@/api/decode/engine/refusal';
import { chatDraft } from '@/domain/composer/draft';
import { chatMessagesSaga } from '@/sagas/talk/chats/chatMessages';
import { draftsSaga } from '@/sagas/composer/drafts/drafts';
import { fork, type SagaGenerator } from '@/sagas/engine/effects';
import { selectMessage, selectMessageKeys, selectChatThread } from '@/selectors/talk/chats';
import { selectDraft } from '@/selectors/composer/drafts';
import {
  messageDeleteRefused,
  messageDeleteRequested,
  messageDiscarded,
  messageFailed,
  messageRetried,
  messageSent,
  newestMessagesReceived,
} from '@/slices/talk/chatMessages';
import { chatEntered, chatsReceived, chatUpdated } from '@/slices/talk/chats';
import { draftEdited } from '@/slices/composer/drafts';
import { onlineChanged, socketBroke } from '@/slices/realtime/realtime';
import { loggedOut, userTokenReceived } from '@/slices/session/session';
import { settled, useStoppedClock } from '@support/clock';
import { fakeTabLocks, fakeStorage } from '@support/context';
import { chatMessages, messageId } from '@support/talk/numberedMessages';
import { chatServer, DELETE, DESCRIBE, SEND } from '@support/talk/chatServer';
import { someAttachment, someFile } from '@support/composer/drafts';
import { replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import type { Mishap } from '@support/composer/postingServer';

const START = Date.UTC(2026, 10, 20, 12);
const clock = useStoppedClock(START);
const chatId = 'c1';

function* writing(): SagaGenerator<void> {
  yield* fork(draftsSaga);
  yield* fork(chatMessagesSaga);
}

interface World {
  server?: ReturnType<typeof chatServer>;
  disk?: ReturnType<typeof fakeStorage>;
  claims?: ReturnType<typeof fakeTabLocks>;
  /** The account setting by which Ben accepts chat messages. */
  accepts?: boolean;
  userId?: string;
}

/** A tab with the chat with Ben; several tabs can share a server and a storage. */
function tab({
  server = chatServer({ messages: 2 }),
  disk = fakeStorage(),
  claims = fakeTabLocks(),
  accepts = true,
  userId = 'u1',
}: World = {}) {
  const answer = decodeChat(server.chat());
  if (isRefusal(answer)) throw new Error(answer.why);
  const { chat } = answer;
  const entities = {
    statuses: [],
    users: [someUser({ id: 'u2', acceptsChatMessages: accepts })],
  } as unknown as typeof answer.entities;
  const story = replay(writing, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn({ id: userId }, { id: userId }),
      chatsReceived({ chats: [chat], entities: { ...answer.entities, ...entities } }),
      chatEntered({ chatId }),
      newestMessagesReceived({
        chatId,
        messages: chatMessages(1, 2),
        upTo: null,
        reaches: true,
        isAll: false,
      }),
    ],
    context: {
      net: { fetch: server.fetch },
      storage: { database: disk.storage, acquireTabLock: claims.claim },
    },
  });
  const rows = () =>
    selectMessageKeys(story.state(), chatId).map((key) =>
      selectMessage(story.state(), chatId, key)!,
    );
  return {
    ...story,
    server,
    disk,
    claims,
    rows,
    row: () => rows().at(-1)!,
    texts: () => rows().map(({ text }) => text),
    draft: () => selectDraft(story.state(), chatDraft('u2')),
    write: (text: string) => story.dispatch(messageSent({ chatId, text, attachment: null })),
    hear: () => {
      const heard = decodeChat(server.chat());
      if (!isRefusal(heard)) story.dispatch(chatUpdated(heard));
    },
  };
}

const kept = ({ table }: ReturnType<typeof fakeStorage>): string[] =>
  [...table.keys()].filter((key) => key.startsWith('chat message '));

describe('a sent message', () => {
  it("CHAT-11 shows at once under a temporary id, and is replaced by the server's", async () => {
    const here = tab();
    here.write('Hello <b>\nthere');
    const { fakeId } = here.row();
    expect(here.row()).toMatchObject({
      id: fakeId,
      userId: 'u1',
      text: 'Hello <b>\nthere',
      html: 'Hello &lt;b&gt;<br>there',
      createdAt: new Date(START).toISOString(),
      pending: true,
      error: null,
      attachment: null,
    });
    expect(fakeId).toMatch(/^1795176000000-/);
    await settled();
    expect(here.row()).toMatchObject({
      id: messageId(3),
      fakeId,
      pending: false,
      error: null,
      unread: false,
    });
    expect(here.texts()).toHaveLength(3);
    expect(here.server.called(SEND)).toEqual([
      {
        what: 'POST /api/v1/pleroma/chats/c1/messages',
        query: {},
        key: fakeId,
        body: { content: 'Hello <b>\nthere' },
      },
    ]);
    expect(kept(here.disk)).toEqual([]);
  });

  it('moves its text and its file out of the form', async () => {
    const here = tab();
    const target = chatDraft('u2');
    const attachment = someAttachment('7');
    const files = [someFile({ id: 'f1', attachment })];
    here.dispatch(draftEdited({ target, change: { text: 'the bread', files } }));
    here.dispatch(messageSent({ chatId, text: 'the bread', attachment }));
    expect(here.draft()).toMatchObject({ text: '', files: [] });
    expect(here.row()).toMatchObject({ attachment, text: 'the bread' });
    await settled();
    expect(here.server.called(SEND)[0]?.body).toEqual({ content: 'the bread', media_id: '7' });
  });

  it('sends the description of its file first, also on a retry', async () => {
    const here = tab();
    here.server.fail(SEND, { status: 503 });
    here.dispatch(messageSent({ chatId, text: '', attachment: someAttachment('7', 'A frog') }));
    await settled();
    await clock.pass(1_000);
    expect(here.server.calls.slice(-4).map(({ what }) => what.split(' ')[0])).toEqual([
      'PUT',
      'POST',
      'PUT',
      'POST',
    ]);
    expect(here.server.called(DESCRIBE).map(({ body }) => body)).toEqual([
      { description: 'A frog' },
      { description: 'A frog' },
    ]);
    expect(here.server.called(SEND).map(({ body }) => body)).toEqual([
      { media_id: '7' },
      { media_id: '7' },
    ]);
  });

  it('may be a file alone, and is not sent if empty', async () => {
    const here = tab();
    here.dispatch(messageSent({ chatId, text: ' \n', attachment: null }));
    expect(here.rows()).toHaveLength(2);
    here.dispatch(messageSent({ chatId, text: '  ', attachment: someAttachment('7') }));
    await settled();
    expect(here.server.called(SEND).map(({ body }) => body)).toEqual([{ media_id: '7' }]);
  });

  it('is shown once when the socket is faster than the answer', async () => {
    const here = tab();
    here.server.fail(SEND, 'hangs');
    here.write('Hello');
    await settled();
    expect(here.row().pending).toBe(true);
    here.hear();
    expect(here.row()).toMatchObject({ id: messageId(3), pending: false });
    expect(here.texts()).toHaveLength(3);
    await settled();
    expect(kept(here.disk)).toEqual([]);
    await clock.pass(60_000);
    expect(here.server.called(SEND)).toHaveLength(1);
  });

  it('is shown once when the answer is faster than the socket', async () => {
    const here = tab();
    here.write('Hello');
    await settled();
    here.hear();
    here.hear();
    expect(here.texts()).toHaveLength(3);
  });

  it('is shown once though its answer and the socket were lost', async () => {
    const here = tab();
    here.server.fail(SEND, 'lost');
    here.write('Hello');
    await settled();
    here.dispatch(socketBroke({ code: 1006 }));
    expect(here.row()).toMatchObject({ pending: true, tries: 1, error: null });
    await clock.pass(1_000);
    expect(here.row()).toMatchObject({ id: messageId(3), pending: false });
    expect(here.server.contents()).toEqual(['message 1', 'message 2', 'Hello']);
    const keys = here.server.called(SEND).map(({ key }) => key);
    expect(new Set(keys).size).toBe(1);
  });

  it('CHAT-12 is sent after the one before, however long that takes', async () => {
    const here = tab();
    here.server.fail(SEND, { status: 503 });
    here.write('one');
    here.write('two');
    expect(here.texts().slice(2)).toEqual(['one', 'two']);
    await settled();
    expect(here.server.called(SEND).map(({ body }) => body.content)).toEqual(['one']);
    await clock.pass(1_000);
    expect(here.server.contents().slice(2)).toEqual(['one', 'two']);
    expect(here.texts().slice(2)).toEqual(['one', 'two']);
    expect(here.rows().every(({ pending }) => !pending)).toBe(true);
  });

  it('CHAT-12 is shown below the one before, also when both are rejected after a while', async () => {
    const here = tab();
    const rejected = { status: 422, body: { error: 'Not like this' } };
    here.server.fail(SEND, { status: 503 }, rejected, rejected);
    here.write('one');
    here.write('two');
    here.write('three');
    await settled();
    await clock.pass(1_000);
    const told = here.rows().slice(2);
    expect(told.map(({ text, error }) => [text, error])).toEqual([
      ['one', 'Not like this'],
      ['two', 'Not like this'],
      ['three', null],
    ]);
  });

  it('waits for the network', async () => {
    const here = tab();
    here.dispatch(onlineChanged(false));
    here.write('Hello');
    await clock.pass(60_000);
    expect(here.server.called(SEND)).toEqual([]);
    expect(here.row()).toMatchObject({ pending: true, tries: 0 });
    here.dispatch(onlineChanged(true));
    await settled();
    expect(here.row().pending).toBe(false);
  });
});

describe('a message that fails', () => {
  const DELAYS = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512].map((seconds) => seconds * 1_000);

  it.each<[string, Mishap]>([
    ['500', { status: 500, body: { errors: { detail: 'Internal server error' } } }],
    ['599', { status: 599 }],
    ['a network failure', 'gone'],
  ])(
    'CHAT-13 is retried ten times after %s, each time after twice the delay',
    async (_what, mishap) => {
      const here = tab();
      here.server.fail(SEND, ...Array.from({ length: 11 }, () => mishap));
      here.write('Hello');
      await settled();
      for (const [at, wait] of DELAYS.entries()) {
        expect(here.row()).toMatchObject({ pending: true, tries: at + 1, error: null });
        await clock.pass(wait - 1);
        expect(here.server.called(SEND)).toHaveLength(at + 1);
        await clock.pass(1);
        expect(here.server.called(SEND)).toHaveLength(at + 2);
      }
      expect(here.row()).toMatchObject({ pending: false });
      expect(here.row().error).not.toBeNull();
      await clock.pass(3_600_000);
      expect(here.server.called(SEND)).toHaveLength(11);
    },
  );

  it("shows the server's message, and stays in place", async () => {
    const here = tab();
    here.server.fail(SEND, { status: 400, body: { error: 'Recipient does not exist' } });
    here.write('Hello');
    await settled();
    expect(here.server.called(SEND)).toHaveLength(1);
    expect(here.row()).toMatchObject({
      id: `${messageId(2)}+${START}`,
      pending: false,
      error: 'Recipient does not exist',
      text: 'Hello',
    });
    here.server.say('u2');
    here.hear();
    expect(here.texts()).toEqual(['message 1', 'message 2', 'Hello', 'message 3']);
  });

  it('gets another id on its first failure only', async () => {
    const here = tab();
    here.server.fail(SEND, ...[1, 2].map(() => ({ status: 403, body: { error: 'Not allowed' } })));
    here.write('Hello');
    await settled();
    const { id, fakeId } = here.row();
    here.server.say('u2');
    here.hear();
    await clock.pass(5_000);
    here.dispatch(messageRetried({ chatId, fakeId: fakeId! }));
    const row = () => here.rows().find((each) => each.fakeId === fakeId);
    expect(row()).toMatchObject({ id, pending: true, error: null, tries: 0 });
    await settled();
    expect(here.all(messageFailed)).toHaveLength(2);
    expect(row()).toMatchObject({ id, pending: false, error: 'Not allowed' });
    here.dispatch(messageRetried({ chatId, fakeId: fakeId! }));
    await settled();
    expect(row()).toMatchObject({ id: messageId(4), pending: false, error: null });
    expect(here.texts()).toEqual(['message 1', 'message 2', 'message 3', 'Hello']);
  });

  it('to somebody who accepts none is not retried, whatever the server calls it', async () => {
    const here = tab({ accepts: false });
    const body = { errors: { detail: 'Internal server error' } };
    here.server.fail(SEND, 'gone', { status: 500, body });
    here.write('hello?');
    await settled();
    // A failed connection says nothing about the later messages.
    expect(here.row()).toMatchObject({ pending: true, tries: 1 });
    await clock.pass(1_000);
    expect(here.row()).toMatchObject({ pending: false, error: 'Internal server error' });
    await clock.pass(60_000);
    expect(here.server.called(SEND)).toHaveLength(2);
  });

  it('can be discarded, also from storage', async () => {
    const here = tab();
    here.server.fail(SEND, { status: 422, body: { error: 'Spam' } });
    here.write('Hello');
    await settled();
    expect(kept(here.disk)).toHaveLength(1);
    here.dispatch(messageDiscarded({ chatId, fakeId: here.row().fakeId! }));
    await settled();
    expect(here.texts()).toEqual(['message 1', 'message 2']);
    expect(kept(here.disk)).toEqual([]);
  });

  it('is not retried once it is discarded', async () => {
    const here = tab();
    here.server.fail(SEND, { status: 503 });
    here.write('Hello');
    await settled();
    here.dispatch(messageDiscarded({ chatId, fakeId: here.row().fakeId! }));
    await clock.pass(60_000);
    expect(here.server.called(SEND)).toHaveLength(1);
  });

  it('gets another key if the server repeats its refusal', async () => {
    const here = tab();
    const old = { status: 500, headers: { 'idempotent-replayed': 'true' } };
    const fetchOnce = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
    fetchOnce.mockResolvedValueOnce(Response.json({ error: 'Old news' }, old));
    fetchOnce.mockImplementation(here.server.fetch);
    const story = replay(writing, {
      before: [
        userTokenReceived({ userToken: 'TOKEN-mia' }),
        signedIn(),
        chatsReceived({ chats: [], entities: { statuses: [], users: [] } as never }),
      ],
      context: { net: { fetch: fetchOnce } },
    });
    story.dispatch(messageSent({ chatId, text: 'Hello', attachment: null }));
    await settled();
    await clock.pass(1_000);
    const [key] = here.server.called(SEND).map((call) => call.key);
    const { keys, rows } = selectChatThread(story.state(), chatId);
    expect(keys).toHaveLength(1);
    expect(rows[keys[0]!]).toMatchObject({ id: messageId(3), pending: false });
    expect(key).not.toBe(keys[0]);
  });
});

describe('a message of a closed page', () => {
  it('is sent by the next page', async () => {
    const first = tab();
    first.server.fail(SEND, 'lost', 'gone');
    first.write('Hello');
    await settled();
    const [key] = kept(first.disk);
    expect(key).toBe(`chat message ${first.row().fakeId}`);
    first.task.cancel();
    await clock.pass(60_000);
    const second = tab({ server: first.server, disk: first.disk });
    await settled();
    expect(second.texts()).toEqual(['message 1', 'message 2', 'Hello']);
    expect(second.row().pending).toBe(true);
    await clock.pass(1_000);
    expect(second.row()).toMatchObject({ id: messageId(3), pending: false });
    expect(first.server.contents().slice(2)).toEqual(['Hello']);
    expect(kept(first.disk)).toEqual([]);
  });

  it('is shown by the next page if it had failed', async () => {
    const first = tab();
    first.server.fail(SEND, { status: 422, body: { error: 'Spam' } });
    first.write('Hello');
    await settled();
    first.task.cancel();
    const second = tab({ server: first.server, disk: first.disk });
    await settled();
    expect(second.row()).toMatchObject({ text: 'Hello', pending: false, error: 'Spam' });
    second.dispatch(messageRetried({ chatId, fakeId: second.row().fakeId! }));
    await settled();
    expect(second.row().pending).toBe(false);
    expect(first.server.contents()).toContain('Hello');
    expect(kept(first.disk)).toEqual([]);
  });

  it('is not sent automatically after a long time', async () => {
    const first = tab();
    first.server.fail(SEND, 'lost');
    first.write('Hello');
    await settled();
    first.task.cancel();
    await clock.pass(6 * 3_600_000);
    const second = tab({ server: first.server, disk: first.disk });
    await clock.pass(60_000);
    expect(second.row()).toMatchObject({ text: 'Hello', pending: false, error: '' });
    expect(first.server.called(SEND)).toHaveLength(1);
  });

  it('is hidden from other accounts, and removed on logout', async () => {
    const first = tab();
    first.server.fail(SEND, { status: 422, body: { error: 'Spam' } });
    first.write('Hello');
    await settled();
    first.task.cancel();
    const other = tab({ server: first.server, disk: first.disk, userId: 'u9' });
    await settled();
    expect(other.texts()).toEqual(['message 1', 'message 2']);
    expect(kept(first.disk)).toHaveLength(1);
    other.dispatch(loggedOut());
    await settled();
    expect(kept(first.disk)).toEqual([]);
  });

  it('is not sent by another tab beside the one that sends', async () => {
    const world = { disk: fakeStorage(), claims: fakeTabLocks(), server: chatServer() };
    const first = tab(world);
    first.server.fail(SEND, 'lost');
    first.write('Hello');
    await settled();
    const second = tab(world);
    await settled();
    await clock.pass(1_000);
    expect(first.row().pending).toBe(false);
    await settled();
    expect(first.server.called(SEND)).toHaveLength(2);
    expect(second.texts()).not.toContain('Hello');
  });
});

describe('a deleted message', () => {
  it('is removed at once, and from the server', async () => {
    const here = tab();
    here.dispatch(messageDeleteRequested({ chatId, messageId: messageId(2) }));
    expect(here.texts()).toEqual(['message 1']);
    await settled();
    expect(here.server.called(DELETE).map(({ what }) => what)).toEqual([
      `DELETE /api/v1/pleroma/chats/c1/messages/${messageId(2)}`,
    ]);
    expect(here.texts()).toEqual(['message 1']);
    expect(here.state().chatMessages?.deleting).toEqual({});
  });

  it('comes back when the server refuses', async () => {
    const here = tab();
    here.server.fail(DELETE, { status: 403, body: { error: 'Not allowed' } });
    here.dispatch(messageDeleteRequested({ chatId, messageId: messageId(2) }));
    await settled();
    expect(here.texts()).toEqual(['message 1', 'message 2']);
    expect(here.all(messageDeleteRefused).map(({ payload }) => payload.reason)).toEqual([
      'Not allowed',
    ]);
  });

  it('that was the last of its chat shows the one before in the list', async () => {
    const here = tab();
    here.dispatch(messageDeleteRequested({ chatId, messageId: messageId(2) }));
    await settled();
    expect(here.state().chats.chats[0]?.lastMessage?.id).toBe(messageId(1));
  });
});
