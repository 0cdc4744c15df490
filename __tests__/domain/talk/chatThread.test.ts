import { heldCount, unsentRows } from '@/domain/talk/chatOrder';
import {
  culled,
  emptyThread,
  forgotten,
  KEPT_MESSAGES,
  withMessages,
  withNewest,
  withoutMessage,
  type ChatThread,
} from '@/domain/talk/chatThread';
import { withChange, withFailure, withUnsent } from '@/domain/talk/chatUnsent';
import {
  chatMessage,
  chatMessages,
  messageId,
  unsentMessage,
} from '@support/talk/numberedMessages';

const ids = ({ keys, rows }: ChatThread): (string | undefined)[] =>
  keys.map((key) => rows[key]?.id);
const numbers = (...wanted: number[]): string[] => wanted.map(messageId);

const held = (from: number, to: number): ChatThread =>
  withNewest(emptyThread, {
    messages: chatMessages(from, to),
    upTo: null,
    reaches: true,
    isAll: false,
  });

describe('the order of messages', () => {
  it('is by id, in whatever order they arrive', () => {
    let thread = held(5, 7);
    thread = withMessages(thread, [chatMessage(9), chatMessage(3), chatMessage(8)]);
    thread = withMessages(thread, chatMessages(1, 2));
    expect(ids(thread)).toEqual(numbers(1, 2, 3, 5, 6, 7, 8, 9));
    expect(thread).toMatchObject({ minId: messageId(1), maxId: messageId(9) });
    thread = withMessages(thread, [chatMessage(4)]);
    expect(ids(thread)).toEqual(numbers(1, 2, 3, 4, 5, 6, 7, 8, 9));
  });

  it('keeps the identity of unchanged rows', () => {
    const thread = held(1, 20);
    const again = withMessages(thread, chatMessages(1, 20));
    expect(again.keys).toBe(thread.keys);
    expect(again.rows).toEqual(thread.rows);
    for (const key of thread.keys) expect(again.rows[key]).toBe(thread.rows[key]);
    const changed = withMessages(thread, [chatMessage(4, { unread: false })]);
    expect(changed.rows[messageId(4)]).toMatchObject({ unread: false });
    expect(changed.rows[messageId(5)]).toBe(thread.rows[messageId(5)]);
  });

  it('puts unsent messages last, also below later ones', () => {
    let thread = withUnsent(held(1, 2), unsentMessage('k1'));
    thread = withUnsent(thread, unsentMessage('k2'));
    thread = withMessages(thread, [chatMessage(3)]);
    expect(ids(thread)).toEqual([...numbers(1, 2, 3), 'k1', 'k2']);
    expect(thread).toMatchObject({ minId: messageId(1), maxId: messageId(3) });
    expect(unsentRows(thread).map(({ fakeId }) => fakeId)).toEqual(['k1', 'k2']);
  });

  it('keeps a failed message where it was when it failed', () => {
    let thread = withUnsent(held(1, 2), unsentMessage('k1'));
    thread = withFailure(thread, { fakeId: 'k1', reason: 'No', now: 17 });
    thread = withMessages(thread, [chatMessage(3)]);
    expect(thread.keys).toEqual([...numbers(1, 2), 'k1', messageId(3)]);
    expect(thread.rows.k1).toMatchObject({ id: `${messageId(2)}+17`, pending: false, error: 'No' });
    thread = withMessages(thread, [chatMessage(0)]);
    expect(thread.keys).toEqual([...numbers(0, 1, 2), 'k1', messageId(3)]);
  });

  it('sorts consecutive failures by time, also in an empty chat', () => {
    let thread = withUnsent(withUnsent(emptyThread, unsentMessage('k1')), unsentMessage('k2'));
    thread = withFailure(thread, { fakeId: 'k2', reason: 'No', now: 9 });
    thread = withFailure(thread, { fakeId: 'k1', reason: 'No', now: 10 });
    thread = withMessages(thread, [chatMessage(1)]);
    expect(thread.keys).toEqual(['k2', 'k1', messageId(1)]);
    expect(thread).toMatchObject({ minId: messageId(1), maxId: messageId(1) });
  });
});

describe("a message of one's own", () => {
  const sent = withUnsent(held(1, 2), unsentMessage('k1'));
  const arrived = chatMessage(4, { userId: 'me', unread: false, idempotencyKey: 'k1' });

  it("is replaced by the server's, under the same key", () => {
    const thread = withMessages(sent, [chatMessage(3), arrived, chatMessage(5)]);
    expect(thread.keys).toEqual([...numbers(1, 2, 3), 'k1', messageId(5)]);
    expect(thread.rows.k1).toEqual({
      ...arrived,
      fakeId: 'k1',
      pending: false,
      tries: 0,
      error: null,
    });
    expect(unsentRows(thread)).toEqual([]);
  });

  it('is shown once, however often it arrives', () => {
    let thread = withMessages(sent, [arrived]);
    thread = withMessages(thread, [arrived]);
    // The server forgets the idempotency key after two minutes.
    thread = withMessages(thread, [{ ...arrived, idempotencyKey: null }]);
    expect(thread.keys).toEqual([...numbers(1, 2), 'k1']);
    expect(thread.rows.k1).toMatchObject({ id: messageId(4), idempotencyKey: 'k1' });
  });

  it('is shown once even if the server sent it without the key at first', () => {
    let thread = withMessages(sent, [{ ...arrived, idempotencyKey: null }]);
    expect(thread.keys).toEqual([...numbers(1, 2, 4), 'k1']);
    thread = withMessages(thread, [arrived]);
    expect(thread.keys).toEqual(numbers(1, 2, 4));
    expect(Object.keys(thread.rows)).toEqual(numbers(1, 2, 4).sort());
  });

  it('that failed and arrived after all moves to its position', () => {
    let thread = withFailure(sent, { fakeId: 'k1', reason: 'No', now: 1 });
    thread = withMessages(thread, [chatMessage(3), arrived]);
    expect(thread.keys).toEqual([...numbers(1, 2, 3), 'k1']);
    expect(thread.rows.k1).toMatchObject({ id: messageId(4), pending: false, error: null });
  });

  it('keeps the id of its first failure', () => {
    let thread = withFailure(sent, { fakeId: 'k1', reason: 'No', now: 1 });
    thread = withChange(thread, 'k1', { pending: true, tries: 0, error: null });
    thread = withMessages(thread, [chatMessage(3)]);
    thread = withFailure(thread, { fakeId: 'k1', reason: 'Still no', now: 2 });
    expect(thread.rows.k1).toMatchObject({ id: `${messageId(2)}+1`, error: 'Still no' });
    expect(thread.keys).toEqual([...numbers(1, 2), 'k1', messageId(3)]);
  });

  it('that arrived cannot fail any more', () => {
    const thread = withMessages(sent, [arrived]);
    expect(withFailure(thread, { fakeId: 'k1', reason: 'No', now: 1 })).toBe(thread);
    expect(withChange(thread, 'k1', { pending: true })).toBe(thread);
  });

  it('is found by its id when it is deleted', () => {
    const thread = withoutMessage(withMessages(sent, [arrived]), messageId(4));
    expect(thread.keys).toEqual(numbers(1, 2));
    expect(thread).toMatchObject({ maxId: messageId(2), keyOf: {} });
  });
});

describe('the newest page of the server', () => {
  const newest = { upTo: messageId(20), reaches: true, isAll: false };

  it('removes deleted messages, and none that arrived since', () => {
    let thread = withUnsent(held(1, 20), unsentMessage('k1'));
    thread = withMessages(thread, [chatMessage(21)]);
    const messages = chatMessages(11, 19).filter(({ id }) => id !== messageId(15));
    thread = withNewest(thread, { ...newest, messages });
    // 15 was within the received page and is gone; 20 was above it, and the page says nothing
    // before 11.
    expect(ids(thread)).toEqual([
      ...numbers(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19, 21),
      'k1',
    ]);
  });

  it('drops messages that it does not reach', () => {
    const failing = withUnsent(withUnsent(held(1, 20), unsentMessage('k1')), unsentMessage('k2'));
    const failed = withFailure(failing, { fakeId: 'k1', reason: 'No', now: 1 });
    const complete = { ...failed, complete: true };
    const far = withNewest(complete, { ...newest, messages: chatMessages(31, 50), reaches: false });
    const there = chatMessages(31, 50).map(({ id }) => id);
    // Messages that the server does not have stay.
    expect(far.keys).toEqual(['k1', ...there.reverse(), 'k2']);
    expect(far).toMatchObject({ complete: false, known: true, minId: messageId(31) });
    const near = withNewest(complete, { ...newest, messages: chatMessages(20, 39) });
    expect(near).toMatchObject({ complete: true, minId: messageId(1) });
  });

  it('may be empty', () => {
    const thread = withNewest(held(1, 20), { ...newest, messages: [], isAll: true });
    expect(thread).toMatchObject({ keys: [], minId: null, maxId: null, complete: true });
  });
});

describe('the messages kept in memory', () => {
  it('are the newest 50, and all that the server does not have', () => {
    let thread = withUnsent({ ...held(1, 80), complete: true }, unsentMessage('k1'));
    thread = culled(withFailure(thread, { fakeId: 'k1', reason: 'No', now: 1 }));
    expect(heldCount(thread)).toBe(KEPT_MESSAGES);
    expect(KEPT_MESSAGES).toBe(50);
    expect(thread.keys).toEqual([
      ...chatMessages(31, 80)
        .map(({ id }) => id)
        .reverse(),
      'k1',
    ]);
    expect(thread).toMatchObject({ complete: false, minId: messageId(31), maxId: messageId(80) });
    expect(culled(thread)).toBe(thread);
  });

  it('are only unsent ones, when the rest may have changed unnoticed', () => {
    const thread = forgotten(withUnsent({ ...held(1, 9), complete: true }, unsentMessage('k1')));
    expect(thread).toMatchObject({ keys: ['k1'], known: false, complete: false, maxId: null });
  });
});

it('a chat of 5,000 messages adds pages and messages without a long task', () => {
  let thread = held(1_000, 1_019);
  const times: number[] = [];
  const measure = (work: () => ChatThread): void => {
    const began = performance.now();
    thread = work();
    times.push(performance.now() - began);
  };
  thread = withMessages(thread, chatMessages(1_020, 5_999));
  for (let page = 0; page < 20; page += 1) {
    const to = 999 - page * 20;
    measure(() => withMessages(thread, chatMessages(to - 19, to)));
    measure(() => withMessages(thread, [chatMessage(6_000 + page)]));
    measure(() => withUnsent(thread, unsentMessage(`k${page}`)));
  }
  expect(heldCount(thread)).toBe(5_420);
  // The median, because the machine may pause at any time.
  expect(times.sort((a, b) => a - b)[times.length / 2]).toBeLessThan(25);
});
