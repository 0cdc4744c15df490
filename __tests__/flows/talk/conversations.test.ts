/**
 * Direct conversations: in the server's order, marked as read and polled, where servers have them.
 */
import type { Action } from '@reduxjs/toolkit';
import nock from 'nock';
import { decodeConversation } from '@/api/decode/talk/conversation';
import { isRefusal } from '@/api/decode/engine/refusal';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { conversationsSaga } from '@/sagas/talk/conversations';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { selectCan } from '@/selectors/session/capabilities';
import {
  selectConversations,
  selectOthersIn,
  selectUnreadConversations,
} from '@/selectors/talk/conversations';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import { capabilityProbed } from '@/slices/session/capabilities';
import {
  conversationReadRefused,
  conversationReadRequested,
  conversationsClosed,
  conversationsOpened,
  conversationsReceived,
  conversationReadConfirmed,
  conversationUpdated,
  olderConversationsReceived,
  olderConversationsRequested,
} from '@/slices/talk/conversations';
import { noticeShown } from '@/slices/engine/notices';
import { socketBroke, socketJoined } from '@/slices/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { statusesStreamed, timelineOpened } from '@/slices/timelines/timelines';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { fixtureBody, fixture, replayFixture } from '@support/fixtures';

const clock = useStoppedClock();

const ALICE = 'BCdWEtDhYhnsWPq9aq';
const before = [
  userTokenReceived({ userToken: 'TOKEN-alice' }),
  signedIn({ id: ALICE }),
  socketJoined(),
];

const start = (actions: Action[] = before) =>
  replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(conversationsSaga);
    },
    { before: actions },
  );

const PATH = '/api/v1/conversations';
const wires = fixtureBody('timelines/conversations') as Record<string, unknown>[];
const ids = (story: ReturnType<typeof replay>) =>
  selectConversations(story.state()).rows.map(({ id }) => id);

/** Answers with the recorded list, for requests of the client's page size. */
const answerList = (body: unknown = wires, maxId?: string) => {
  const { headers } = fixture('timelines/conversations').response;
  return nock(ORIGIN)
    .get(PATH)
    .query(maxId ? { limit: '20', max_id: maxId } : { limit: '20' })
    .reply(200, body as nock.Body, { link: headers.link ?? '' });
};

async function opened() {
  answerList();
  const story = start();
  story.dispatch(conversationsOpened());
  await story.until(conversationsReceived);
  return story;
}

describe('direct conversations', () => {
  it("are shown in the server's order, with participants and unread state", async () => {
    const story = await opened();
    expect(ids(story)).toEqual(wires.map(({ id }) => id));
    const [first, second] = selectConversations(story.state()).rows;
    expect(first).toMatchObject({ id: '89', unread: true, lastStatusId: 'BCdeosBmDrAZmjePQ0' });
    expect(selectOthersIn(story.state(), '89')).toEqual(['BCdWEznj5gBWvsk0Zs']);
    // A conversation with oneself has no other participants.
    expect(second?.id).toBe('87');
    expect(selectOthersIn(story.state(), '87')).toEqual([]);
    expect(selectUnreadConversations(story.state())).toBe(
      wires.filter(({ unread }) => unread).length,
    );
    expect(selectStatus(story.state(), first?.lastStatusId ?? '')).toBeDefined();
  });

  it("continue at the server's cursor, until a page brings nothing", async () => {
    const story = await opened();
    answerList([{ ...wires[0], id: '5' }, wires.at(-1)], '78');
    story.dispatch(olderConversationsRequested());
    await story.until(olderConversationsReceived);
    expect(ids(story)).toEqual([...wires.map(({ id }) => id), '5']);
    // A repeated cursor ends the list.
    expect(selectConversations(story.state()).next).toBeNull();
    story.dispatch(olderConversationsRequested());
    await settled();
    expect(story.all(olderConversationsReceived)).toHaveLength(1);
  });

  it('are marked as read at once and with the server, as recorded', async () => {
    const story = await opened();
    const scope = replayFixture('timelines/conversation-read');
    story.dispatch(conversationReadRequested({ id: '89' }));
    expect(selectConversations(story.state()).rows[0]).toMatchObject({ id: '89', unread: false });
    await story.until(conversationReadConfirmed);
    expect(scope.isDone()).toBe(true);
    expect(selectConversations(story.state()).rows[0]).toMatchObject({ id: '89', unread: false });
  });

  it('are unread again, with a notice, when the server refuses', async () => {
    const story = await opened();
    nock(ORIGIN).post(`${PATH}/89/read`).reply(403, { error: 'Not yours' });
    story.dispatch(conversationReadRequested({ id: '89' }));
    await story.until(conversationReadRefused);
    expect(selectConversations(story.state()).rows[0]?.unread).toBe(true);
    expect(story.all(noticeShown).map(({ payload }) => payload.values)).toEqual([
      { detail: 'Not yours' },
    ]);
  });
});

describe('a server without direct conversations', () => {
  it('is not asked again for a day, and the list is not offered', async () => {
    nock(ORIGIN).get(PATH).query(true).reply(404, { error: 'Not implemented' });
    const story = start();
    story.dispatch(conversationsOpened());
    await story.until(capabilityProbed);
    expect(selectCan(story.state(), 'conversations')).toBe(false);
    story.dispatch(conversationsClosed());
    story.dispatch(conversationsOpened());
    story.dispatch(timelineOpened({ key: 'dms' }));
    await settled();
    expect(story.all(conversationsReceived)).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('that fails otherwise shows a failure, and is asked again on a press', async () => {
    nock(ORIGIN).get(PATH).query(true).reply(403, { error: 'Not now' });
    const story = start();
    story.dispatch(conversationsOpened());
    await story.until(requestFailed);
    expect(selectRequest(story.state(), 'directs').reason).toBe('Not now');
    answerList();
    story.dispatch(conversationsOpened());
    await story.until(conversationsReceived);
    expect(selectRequest(story.state(), 'directs').reason).toBeNull();
  });
});

describe('changes of direct conversations', () => {
  const direct = (id: string, visibility = 'direct') =>
    statusesStreamed({
      statusIds: [id],
      keys: ['friends'],
      entities: decodeStatuses([{ ...(wires[0]?.last_status as object), id, visibility }]),
      show: false,
    });

  it('are loaded a moment after a direct post arrived, once for several, and not after other posts', async () => {
    const story = await opened();
    story.dispatch(direct('s1', 'public'));
    await clock.pass(5_000);
    expect(story.all(conversationsReceived)).toHaveLength(1);
    answerList([{ ...wires[1], unread: true }, wires[0]]);
    story.dispatch(direct('s2'));
    await clock.pass(900);
    story.dispatch(direct('s3'));
    await clock.pass(999);
    expect(story.all(conversationsReceived)).toHaveLength(1);
    await clock.pass(1);
    expect(story.all(conversationsReceived)).toHaveLength(2);
    expect(ids(story).slice(0, 2)).toEqual(['87', '89']);
    // A page that overlaps the known list keeps the rest of it.
    expect(ids(story)).toHaveLength(wires.length);
  });

  it('are not requested while the list was never opened', async () => {
    const story = start();
    story.dispatch(direct('s2'));
    await clock.pass(60_000);
    expect(story.all(conversationsReceived)).toEqual([]);
    expect(story.all(requestFailed)).toEqual([]);
  });

  it('are polled when the socket is lost, while the list is shown', async () => {
    const story = await opened();
    answerList();
    story.dispatch(socketBroke({ code: 1006 }));
    await settled();
    expect(story.all(conversationsReceived)).toHaveLength(2);
    answerList();
    await clock.pass(10_000);
    expect(story.all(conversationsReceived)).toHaveLength(3);
    story.dispatch(conversationsClosed());
    await clock.pass(60_000);
    expect(story.all(conversationsReceived)).toHaveLength(3);
  });

  it('from the socket move a conversation up, and keep the participants if none are sent', async () => {
    const story = await opened();
    const answer = decodeConversation({
      ...wires[2],
      accounts: [],
      unread: true,
      last_status: { ...(wires[2]?.last_status as object), id: 'zzzzzzzzzzzzzzzzzz' },
    });
    if (isRefusal(answer)) throw new Error(answer.why);
    const id = answer.conversation.id;
    const others = selectOthersIn(story.state(), id);
    story.dispatch(conversationUpdated(answer));
    expect(ids(story)[0]).toBe(id);
    expect(ids(story)).toHaveLength(wires.length);
    expect(selectOthersIn(story.state(), id)).toEqual(others);
  });

  it('are counted beside single posts, too', async () => {
    answerList();
    const story = start();
    story.dispatch(timelineOpened({ key: 'dms' }));
    await story.until(conversationsReceived);
    expect(selectUnreadConversations(story.state())).toBeGreaterThan(0);
  });
});
