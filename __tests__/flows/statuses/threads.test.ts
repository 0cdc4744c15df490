/** Threads are loaded for pages and under cards, and their visits are remembered. */
import nock from 'nock';
import { fork } from '@/sagas/engine/effects';
import { statusesSaga } from '@/sagas/statuses/statuses';
import { threadsSaga } from '@/sagas/statuses/threads';
import { inlineThreadKey } from '@/domain/statuses/threads/threadFocus';
import { makeSelectShownThread } from '@/selectors/statuses/threads';
import { selectUnfoldedThreads } from '@/selectors/statuses/unfoldedThreads';
import { threadContextReceived } from '@/slices/statuses/threadContexts';
import { settingChanged } from '@/slices/session/config';
import { threadFocusRestored, threadFocused, threadUnfocused } from '@/slices/statuses/threadFocus';
import { requestEnded } from '@/slices/engine/requests';
import { loggedOut } from '@/slices/session/session';
import { statusClosed, statusOpened } from '@/slices/statuses/statuses';
import {
  threadFolded,
  threadLeft,
  threadNodesToggled,
  threadUnfolded,
  threadVisited,
} from '@/slices/statuses/threadViews';
import { settled, useStoppedClock } from '@support/clock';
import { fakeTabStorage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();

const reply = (id: string, to: string | null, replies = 0) =>
  wireStatus({ id, in_reply_to_id: to, replies_count: replies, content: `Text of ${id}` });
const statusId = 's2';
const PATH = '/api/v1/statuses/s2/context';
const around = {
  ancestors: [reply('s1', null, 1)],
  descendants: [reply('s3', 's2'), reply('s4', 's3')],
};
const before = [
  statusesKnown(reply('s2', 's1', 1)),
  settingChanged({ name: 'conversationDisplay', value: 'tree' }),
];

type Story = ReturnType<typeof replay>;
const shownIds = (story: Story) =>
  makeSelectShownThread()(story.state(), statusId, 12, inlineThreadKey(statusId))?.rows.map(
    ({ id }) => id,
  );
const sinceOf = (story: Story) => story.state().threadViews[statusId]?.since;

describe('a thread under its card', () => {
  it('CONV-02 is loaded when it is expanded, and collapsing resets its focus and display', async () => {
    const asked = nock(ORIGIN).get(PATH).reply(200, around);
    const story = replay(threadsSaga, { before });
    await settled();
    expect(asked.isDone()).toBe(false);

    story.dispatch(threadUnfolded({ statusId }));
    await story.until(threadContextReceived);
    expect(asked.isDone()).toBe(true);
    expect(selectUnfoldedThreads(story.state()).has(statusId)).toBe(true);
    expect(shownIds(story)).toEqual(['s1', 's2', 's3', 's4']);

    story.dispatch(threadFocused({ where: inlineThreadKey(statusId), nodeId: 's3' }));
    story.dispatch(threadNodesToggled({ statusId, displays: { s3: false } }));
    expect(shownIds(story)).toEqual(['s3']);
    story.dispatch(threadFolded({ statusId }));
    expect(selectUnfoldedThreads(story.state()).has(statusId)).toBe(false);

    nock(ORIGIN).get(PATH).reply(200, around);
    story.dispatch(threadUnfolded({ statusId }));
    expect(shownIds(story)).toEqual(['s1', 's2', 's3', 's4']);
    await settled();
    expect(nock.isDone()).toBe(true);
  });

  it('is retried as long as it is expanded', async () => {
    nock(ORIGIN).get(PATH).times(3).reply(502);
    const story = replay(threadsSaga, { before });
    story.dispatch(threadUnfolded({ statusId }));
    await clock.passSeconds(4);
    expect(story.state().requests['conversation s2']).toMatchObject({ httpStatus: 502 });
    story.dispatch(threadFolded({ statusId }));
    await story.until(requestEnded);
    await clock.pass(60_000);
    expect(nock.isDone()).toBe(true);
    expect(story.all(threadContextReceived)).toEqual([]);
  });
});

describe('a thread on its page', () => {
  it('is not requested again when its status does not exist, whatever the server answers otherwise', async () => {
    const asked: string[] = [];
    nock(ORIGIN)
      .get(/^\/api\/v1\/statuses\/s2/)
      .times(9)
      .reply((uri) => {
        asked.push(uri.split('?')[0] ?? '');
        return uri.startsWith(PATH) ? [500, 'oops'] : [404, { error: 'Record not found' }];
      });
    const story = replay(function* () {
      yield* fork(statusesSaga);
      yield* fork(threadsSaga);
    });
    story.dispatch(statusOpened({ statusId }));
    await settled();
    await clock.pass(120_000);
    expect(asked.toSorted()).toEqual(['/api/v1/statuses/s2', PATH]);
    expect(story.state().requests['conversation s2']).toEqual({
      busy: false,
      reason: 'Record not found',
      httpStatus: 404,
    });
  });
});

describe('a visit of a thread', () => {
  it('marks statuses since the last visit, even if that was to another status of it', async () => {
    nock(ORIGIN).get(PATH).reply(200, around);
    const story = replay(threadsSaga, { before });
    story.dispatch(statusOpened({ statusId }));
    await story.until(threadVisited);
    expect(sinceOf(story)).toBeNull();
    // Replies that arrive during the visit count as seen when it ends.
    story.dispatch(statusesKnown(reply('s5', 's2')));
    story.dispatch(statusClosed({ statusId }));
    await story.until(threadLeft);

    story.log.length = 0;
    const more = [...around.descendants, reply('s5', 's2'), reply('s6', 's5')];
    nock(ORIGIN)
      .get('/api/v1/statuses/s1/context')
      .reply(200, { ancestors: [], descendants: [reply('s2', 's1', 2), ...more] });
    story.dispatch(statusOpened({ statusId: 's1' }));
    await story.until(threadVisited);
    expect(story.state().threadViews.s1?.since).toBe('s5');
    const rows = makeSelectShownThread()(story.state(), 's1', 12, 'k1 thread s1')?.rows ?? [];
    expect(rows.filter(({ isNew }) => isNew).map(({ id }) => id)).toEqual(['s6']);
  });

  it('starts once the status is loaded as well', async () => {
    nock(ORIGIN).get(PATH).reply(200, around);
    const story = replay(threadsSaga);
    story.dispatch(statusOpened({ statusId }));
    await story.until(threadContextReceived);
    expect(story.all(threadVisited)).toEqual([]);
    story.dispatch(statusesKnown(reply('s2', 's1')));
    await settled();
    expect(story.all(threadVisited).map(({ payload }) => payload)).toEqual([
      { statusId, threadId: expect.any(String) as string, newestId: 's4', since: null },
    ]);
  });

  it('without loaded statuses does not count', async () => {
    nock(ORIGIN).get(PATH).delay(1_000).reply(200, around);
    const story = replay(threadsSaga, { before });
    story.dispatch(statusOpened({ statusId }));
    story.dispatch(statusClosed({ statusId }));
    await clock.passSeconds(2);
    expect(story.all(threadLeft)).toEqual([]);
    expect(story.state().visits).toEqual({});
  });
});

describe('a focused status on a page', () => {
  const where = 'k1 thread s2';

  it('is stored for its history entry, and restored after a reload', async () => {
    const tab = fakeTabStorage();
    const story = replay(threadsSaga, { before, context: { storage: { tab } } });
    story.dispatch(threadFocused({ where, nodeId: 's3' }));
    story.dispatch(threadFocused({ where: inlineThreadKey(statusId), nodeId: 's4' }));
    expect(tab.kept.threadFocus).toEqual({ [where]: ['s3'] });

    nock(ORIGIN).get(PATH).reply(200, around);
    const again = replay(threadsSaga, { before, context: { storage: { tab } } });
    expect(again.all(threadFocusRestored)).toHaveLength(1);
    again.dispatch(statusOpened({ statusId }));
    await again.until(threadContextReceived);
    const shown = (at: string) =>
      makeSelectShownThread()(again.state(), statusId, 12, at)?.rows.map(({ id }) => id);
    expect(shown(where)).toEqual(['s3', 's4']);
    // Another visit of the same thread starts unfocused.
    expect(shown('k2 thread s2')).toEqual(['s1', 's2', 's3', 's4']);
  });

  it('that was left is no longer stored, nor one of a former account', () => {
    const tab = fakeTabStorage();
    const story = replay(threadsSaga, { before, context: { storage: { tab } } });
    story.dispatch(threadFocused({ where, nodeId: 's3' }));
    story.dispatch(threadUnfocused({ where }));
    expect(tab.kept.threadFocus).toEqual({});
    story.dispatch(threadFocused({ where, nodeId: 's3' }));
    story.dispatch(loggedOut());
    expect(tab.kept.threadFocus).toEqual({});
  });
});
