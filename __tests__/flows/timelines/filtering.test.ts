/** Settings for replies and muted statuses apply at once, and to requests to the server. */
import nock from 'nock';
import { filteringSaga } from '@/sagas/timelines/filtering';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { fork } from '@/sagas/engine/effects';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { settingChanged, settingReset } from '@/slices/session/config';
import { relationshipsReceived } from '@/slices/people/relationships';
import { userTokenReceived } from '@/slices/session/session';
import {
  timelineReloadRequested,
  timelineClosed,
  timelineOpened,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { pageOf, plain } from '@support/statuses/statuses';
import { wireMention, wireRelationship, wireStatus, wireUser } from '@support/wire';

const clock = useStoppedClock();
const member = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
const HOME = '/api/v1/timelines/home';

/** Answers every request for the home timeline, and returns the queries. */
function server(wires = plain('s2', 's1')) {
  const asked: Record<string, unknown>[] = [];
  nock(ORIGIN)
    .get(HOME)
    .query((query) => {
      asked.push(query);
      return true;
    })
    .reply(200, wires)
    .persist();
  return asked;
}

function* both() {
  yield* fork(timelinesSaga);
  yield* fork(filteringSaga);
}

async function opened(...settings: Parameters<typeof settingChanged>[0][]) {
  const story = replay(both, {
    before: [...member, ...settings.map((one) => settingChanged(one))],
  });
  story.dispatch(timelineOpened({ key: 'friends' }));
  await story.until(timelinePageReceived);
  return story;
}

describe('reply visibility', () => {
  it('is sent with every call of members, except the value "all"', async () => {
    const asked = server();
    await opened();
    expect(asked.at(-1)).toEqual({ limit: '20', with_muted: 'true' });
    await opened({ name: 'replyVisibility', value: 'self' });
    expect(asked.at(-1)).toEqual({ limit: '20', with_muted: 'true', reply_visibility: 'self' });
  });

  it('reloads timelines when it changes, hidden ones when they are shown [replyVisibility]', async () => {
    const asked = server();
    const story = await opened();
    story.dispatch(pageOf('public', plain('p1')));
    story.dispatch(pageOf('bookmarks', plain('b1')));
    story.log.length = 0;
    story.dispatch(settingChanged({ name: 'replyVisibility', value: 'following' }));
    await story.until(timelinePageReceived);
    expect(asked.at(-1)).toEqual({
      limit: '20',
      with_muted: 'true',
      reply_visibility: 'following',
    });
    expect(story.all(timelineReloadRequested).map(({ payload }) => payload.key)).toEqual([
      'friends',
      'public',
    ]);
    expect(story.state().timelines.public?.loaded).toBe(false);
    expect(story.state().timelines.bookmarks?.loaded).toBe(true);
  });

  it('is not sent for visitors', async () => {
    const asked: unknown[] = [];
    nock(ORIGIN)
      .get('/api/v1/timelines/public')
      .query((query) => asked.push(query) > 0)
      .reply(200, plain('s1'))
      .persist();
    const change = settingChanged({ name: 'replyVisibility', value: 'self' });
    const story = replay(both, { before: [change] });
    story.dispatch(timelineOpened({ key: 'public' }));
    await story.until(timelinePageReceived);
    expect(asked).toEqual([{ limit: '20', local: 'true' }]);
    story.log.length = 0;
    story.dispatch(settingReset({ name: 'replyVisibility' }));
    await clock.pass(0);
    expect(story.all(timelineReloadRequested)).toEqual([]);
  });

  const toStranger = wireStatus({
    id: 's2',
    account: wireUser({ id: 'u2', acct: 'eve' }),
    in_reply_to_id: 's0',
    in_reply_to_account_id: 'u7',
    mentions: [wireMention({ id: 'u7' }), wireMention({ id: 'u8' })],
  });

  it('loads once which people that are replied to the reader follows', async () => {
    server([toStranger, ...plain('s1')]);
    const asked: unknown[] = [];
    nock(ORIGIN)
      .get('/api/v1/accounts/relationships')
      .query((query) => asked.push(query) > 0)
      .reply(
        200,
        [wireRelationship({ id: 'u7' }), wireRelationship({ id: 'u8' })].map((row) => ({
          ...row,
          following: false,
        })),
      );
    const story = await opened({ name: 'replyVisibility', value: 'following' });
    await story.until(relationshipsReceived);
    expect(asked).toEqual([{ 'id[]': ['u7', 'u8'] }]);
    expect(makeSelectShownIds()(story.state(), 'friends')).toEqual(['s1']);
    story.dispatch(pageOf('friends', [toStranger, ...plain('s1')]));
    await clock.pass(0);
    expect(asked).toHaveLength(1);
  });

  it('shows such replies while that fails to load, and requests it again with the next page', async () => {
    server([toStranger]);
    nock(ORIGIN).get('/api/v1/accounts/relationships').query(true).reply(422, { error: 'Oh no' });
    const story = await opened({ name: 'replyVisibility', value: 'following' });
    await clock.pass(0);
    expect(makeSelectShownIds()(story.state(), 'friends')).toEqual(['s2']);
    nock(ORIGIN)
      .get('/api/v1/accounts/relationships')
      .query(true)
      .reply(200, [wireRelationship({ id: 'u7', following: true })]);
    story.dispatch(pageOf('friends', [toStranger]));
    await story.until(relationshipsReceived);
    expect(makeSelectShownIds()(story.state(), 'friends')).toEqual(['s2']);
  });
});

describe('posts of muted people', () => {
  it.each(['hideMutedPosts', 'hideFilteredStatuses'] as const)(
    'are not requested with %s, and loaded when it is switched off',
    async (name) => {
      const asked = server();
      const story = await opened({ name, value: true });
      expect(asked.at(-1)).toEqual({ limit: '20', with_muted: 'false' });
      story.log.length = 0;
      story.dispatch(settingChanged({ name, value: false }));
      await story.until(timelinePageReceived);
      expect(asked.at(-1)).toEqual({ limit: '20', with_muted: 'true' });
    },
  );

  it('are hidden without a request', async () => {
    server();
    const story = await opened();
    story.dispatch(timelineClosed({ key: 'friends' }));
    story.log.length = 0;
    story.dispatch(settingChanged({ name: 'hideMutedPosts', value: true }));
    await clock.pass(0);
    expect(story.types()).toEqual(['config/settingChanged']);
  });
});
