/** The people who favourited and repeated the status of a page. */
import nock from 'nock';
import type { WireStatus } from '@/api/wire/status';
import { statusEngagementSaga } from '@/sagas/statuses/statusEngagement';
import { cacheEvictionSaga } from '@/sagas/timelines/cacheEviction';
import { selectEngagedUserIds } from '@/selectors/statuses/statusEngagement';
import { selectEvictableEntities } from '@/selectors/timelines/cacheEviction';
import { selectUser } from '@/selectors/people/users';
import { entitiesEvicted } from '@/slices/engine/entities';
import {
  statusEngagementClosed,
  statusEngagementOpened,
  statusEngagementReceived,
} from '@/slices/statuses/statusEngagement';
import { requestFailed, requestStarted } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { fixture, fixtureBody, replayFixture } from '@support/fixtures';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus, wireUser } from '@support/wire';

const open = statusEngagementOpened({ statusId: 's1' });
const close = statusEngagementClosed({ statusId: 's1' });
const counted = (favourites_count: number, reblogs_count: number) =>
  statusesKnown(wireStatus({ favourites_count, reblogs_count }));
const people = (...ids: string[]) => ids.map((id) => wireUser({ id, acct: id }));
const favouritedBy = (...ids: string[]) =>
  nock(ORIGIN)
    .get('/api/v1/statuses/s1/favourited_by')
    .reply(200, people(...ids));
const repeatedBy = (...ids: string[]) =>
  nock(ORIGIN)
    .get('/api/v1/statuses/s1/reblogged_by')
    .reply(200, people(...ids));

const told = (story: ReturnType<typeof replay>) => ({
  favouritedBy: selectEngagedUserIds(story.state(), 's1', 'favouritedBy'),
  repeatedBy: selectEngagedUserIds(story.state(), 's1', 'repeatedBy'),
});

describe('the engagement of a focused status', () => {
  it('CARD-14 loads who favourited and who repeated it', async () => {
    favouritedBy('u5', 'u6');
    repeatedBy('u7');
    const story = replay(statusEngagementSaga, { before: [counted(2, 1)] });
    story.dispatch(open);
    await settled();
    expect(told(story)).toEqual({ favouritedBy: ['u5', 'u6'], repeatedBy: ['u7'] });
    expect(selectUser(story.state(), 'u7')).toMatchObject({ screenName: 'u7' });
    expect(story.state().requests).toEqual({});
  });

  it('is loaded when the page is idle, and not at all if it is closed before', async () => {
    const idle: (() => void)[] = [];
    const story = replay(statusEngagementSaga, {
      before: [counted(1, 0)],
      context: { clock: { whenIdle: () => new Promise((resolve) => idle.push(resolve)) } },
    });
    const goOn = () => idle.splice(0).forEach((go) => go());
    story.dispatch(open);
    await settled();
    story.dispatch(close);
    goOn();
    await settled();
    expect(story.all(requestStarted)).toEqual([]);
    story.dispatch(open);
    await settled();
    expect(story.all(requestStarted)).toEqual([]);
    favouritedBy('u5');
    goOn();
    await settled();
    expect(told(story).favouritedBy).toEqual(['u5']);
  });

  it('CARD-14 reloads who repeated it when the number changes, and only then', async () => {
    favouritedBy('u5');
    repeatedBy('u7');
    const story = replay(statusEngagementSaga, { before: [counted(1, 1)] });
    story.dispatch(open);
    await settled();
    const again = repeatedBy('u7', 'u8');
    story.dispatch(
      statusesKnown(wireStatus({ favourites_count: 1, reblogs_count: 1, replies_count: 5 })),
    );
    await settled();
    expect(again.isDone()).toBe(false);
    story.dispatch(counted(1, 2));
    await settled();
    expect(told(story)).toEqual({ favouritedBy: ['u5'], repeatedBy: ['u7', 'u8'] });
  });

  it('is not loaded if there is none, until there is some', async () => {
    const story = replay(statusEngagementSaga, { before: [counted(0, 0)] });
    story.dispatch(open);
    await settled();
    expect(story.all(requestFailed)).toEqual([]);
    favouritedBy('u5');
    story.dispatch(counted(1, 0));
    await settled();
    expect(told(story)).toEqual({ favouritedBy: ['u5'], repeatedBy: null });
  });

  it('is not loaded when it is out of focus', async () => {
    favouritedBy('u5');
    const story = replay(statusEngagementSaga, { before: [counted(1, 0)] });
    story.dispatch(open);
    await settled();
    story.dispatch(close);
    const more = repeatedBy('u7');
    story.dispatch(counted(1, 1));
    await settled();
    expect(more.isDone()).toBe(false);
    story.dispatch(open);
    favouritedBy('u5');
    await settled();
    expect(more.isDone()).toBe(true);
  });

  it('CARD-14 is decoded from recordings, including hidden people', async () => {
    const status = fixtureBody('statuses/get-plain-with-reactions') as WireStatus;
    replayFixture('statuses/favourited-by');
    nock(ORIGIN).get(`/api/v1/statuses/${status.id}/reblogged_by`).reply(200, []);
    const before = [
      userTokenReceived({ userToken: 'TOKEN-alice' }),
      statusesKnown({ ...status, reblogs_count: 3 }),
    ];
    const story = replay(statusEngagementSaga, { before });
    story.dispatch(statusEngagementOpened({ statusId: status.id }));
    await settled();
    const asked = fixture('statuses/favourited-by').response.body as { id: string }[];
    expect(selectEngagedUserIds(story.state(), status.id, 'favouritedBy')).toEqual(
      asked.map(({ id }) => id),
    );
    expect(selectEngagedUserIds(story.state(), status.id, 'repeatedBy')).toEqual([]);
  });

  it('shows why it failed to load', async () => {
    nock(ORIGIN).get('/api/v1/statuses/s1/favourited_by').reply(403, { error: 'Not for you' });
    const story = replay(statusEngagementSaga, { before: [counted(1, 0)] });
    story.dispatch(open);
    await settled();
    expect(story.state().requests).toEqual({
      'favouritedBy s1': { busy: false, reason: 'Not for you', httpStatus: 403 },
    });
  });

  it('keeps its people from cache eviction, and is removed together with its status', () => {
    const entities = { statuses: [], users: [] };
    const marked = statusEngagementReceived({
      statusId: 's1',
      people: { favouritedBy: ['u5'], reactedBy: { '🔥': ['u6'] } },
      entities,
    });
    const authors = ['u5', 'u6', 'u7'].map((id) =>
      wireStatus({ id: `of ${id}`, account: wireUser({ id, acct: id }) }),
    );
    const story = replay(cacheEvictionSaga, {
      before: [statusesKnown(wireStatus(), ...authors), marked, open],
    });
    const gone = selectEvictableEntities(story.state());
    expect(gone.userIds).toEqual(['u7']);
    expect(gone.statusIds).toEqual(['of u5', 'of u6', 'of u7']);

    story.dispatch(close);
    story.dispatch(entitiesEvicted(selectEvictableEntities(story.state())));
    expect(story.state().statusEngagement).toEqual({ known: {}, shown: [] });
  });
});
