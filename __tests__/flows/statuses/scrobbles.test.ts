/** Scrobbles: requested while a card shows them, and again after a minute or a day. */
import nock from 'nock';
import { scrobblesSaga } from '@/sagas/statuses/scrobbles';
import { selectScrobble } from '@/selectors/statuses/scrobbles';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import { entitiesEvicted } from '@/slices/engine/entities';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { scrobbleClosed, scrobbleOpened, scrobbleReceived } from '@/slices/statuses/scrobbles';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { wireScrobble } from '@support/wire';

const clock = useStoppedClock();
const MINUTE = 60_000;
const DAY = 86_400_000;
const pleroma = instanceConfigured({ instance: { family: 'pleroma' } });
const opened = scrobbleOpened({ userId: 'u2' });
const closed = scrobbleClosed({ userId: 'u2' });

type Reply = [number, unknown];
const song = (changes: Parameters<typeof wireScrobble>[0] = {}): Reply => [
  200,
  [wireScrobble(changes)],
];
const silence: Reply = [200, []];

/** Answers with `reply`, and counts the requests. */
function server(reply: (times: number) => Reply) {
  const asked = { times: 0, queries: [] as string[] };
  nock(ORIGIN)
    .get('/api/v1/pleroma/accounts/u2/scrobbles')
    .query(true)
    .reply((uri) => {
      asked.times += 1;
      asked.queries.push(new URL(uri, ORIGIN).search);
      const [status, body] = reply(asked.times);
      return [status, body as nock.Body];
    })
    .persist();
  return asked;
}

const start = (...before: Parameters<ReturnType<typeof replay>['dispatch']>[0][]) =>
  replay(scrobblesSaga, { before: [pleroma, ...before] });

describe('what somebody listens to', () => {
  it('RT-14 is fetched again 60 s after something was found', async () => {
    const asked = server((times) => song({ title: `Song ${String(times)}` }));
    const story = start();
    story.dispatch(opened);
    await story.until(scrobbleReceived);
    expect(selectScrobble(story.state(), 'u2')).toMatchObject({
      title: 'Song 1',
      artist: 'The Sleepers',
    });
    expect(asked.queries).toEqual(['?limit=1']);
    for (const times of [2, 3]) {
      await clock.pass(MINUTE - 1);
      expect(asked.times).toBe(times - 1);
      await clock.pass(1);
      expect(asked.times).toBe(times);
    }
    expect(selectScrobble(story.state(), 'u2')).toMatchObject({ title: 'Song 3' });
  });

  it.each([
    ['there was none', silence],
    ['the call or the person is not known', [404, { error: 'Not found' }] as Reply],
  ])('RT-14 is fetched again after 24 h when %s', async (_when, reply) => {
    const asked = server((times) => (times === 1 ? reply : song()));
    const story = start();
    story.dispatch(opened);
    await story.until(scrobbleReceived);
    expect(selectScrobble(story.state(), 'u2')).toBeNull();
    await clock.pass(DAY - 1);
    expect(asked.times).toBe(1);
    await clock.pass(1);
    expect(asked.times).toBe(2);
    expect(selectScrobble(story.state(), 'u2')).not.toBeNull();
    await clock.pass(MINUTE);
    expect(asked.times).toBe(3);
  });

  it('is not requested more often because it is shown in several places, or again', async () => {
    const asked = server(() => song());
    const story = start();
    story.dispatch(opened);
    story.dispatch(opened);
    await clock.pass(0);
    story.dispatch(closed);
    await clock.pass(MINUTE);
    expect(asked.times).toBe(2);
    story.dispatch(closed);
    await clock.pass(10 * MINUTE);
    expect(asked.times).toBe(2);
    story.dispatch(opened);
    await clock.pass(0);
    expect(asked.times).toBe(3);
    story.dispatch(closed);
    await clock.pass(MINUTE / 2);
    story.dispatch(opened);
    await clock.pass(MINUTE / 2 - 1);
    expect(asked.times).toBe(3);
    await clock.pass(1);
    expect(asked.times).toBe(4);
  });

  it('is requested for each of several people who appear or disappear at once', async () => {
    const asked = server(() => song());
    const other = nock(ORIGIN)
      .get('/api/v1/pleroma/accounts/u3/scrobbles')
      .query(true)
      .reply(200, [wireScrobble()]);
    const story = start();
    story.dispatch(opened);
    story.dispatch(scrobbleOpened({ userId: 'u3' }));
    await clock.pass(0);
    expect([asked.times, other.isDone()]).toEqual([1, true]);
    // One card is closed at the same moment as another opens for the same person.
    story.dispatch(closed);
    story.dispatch(opened);
    story.dispatch(scrobbleClosed({ userId: 'u3' }));
    await clock.pass(MINUTE);
    expect(asked.times).toBe(2);
  });

  it('is not requested for a row that is gone before the page is idle', async () => {
    const asked = server(() => song());
    const story = start();
    story.dispatch(opened);
    story.dispatch(closed);
    await clock.pass(MINUTE);
    expect(asked.times).toBe(0);
  });

  it('is requested again after a failure, with growing delays', async () => {
    const asked = server((times) => (times < 3 ? [500, { error: 'Oh no' }] : song()));
    const story = start();
    story.dispatch(opened);
    await clock.pass(0);
    await clock.pass(MINUTE - 1);
    expect(asked.times).toBe(1);
    await clock.pass(1);
    expect(asked.times).toBe(2);
    await clock.pass(2 * MINUTE - 1);
    expect(asked.times).toBe(2);
    await clock.pass(1);
    expect(asked.times).toBe(3);
    expect(selectScrobble(story.state(), 'u2')).not.toBeNull();
  });

  it.each([
    ['nobody looks', [pageVisibilityChanged(false)]],
    [
      'the reader does not want to see it',
      [settingChanged({ name: 'hideScrobbles', value: true })],
    ],
    ['the server has no such thing', [instanceConfigured({ instance: { family: 'mastodon' } })]],
  ])('is not requested while %s', async (_when, before) => {
    const asked = server(() => song());
    const story = start(...before);
    story.dispatch(opened);
    await clock.pass(2 * DAY);
    expect(asked.times).toBe(0);
  });

  it('is requested at once when the page is visible again', async () => {
    const asked = server(() => song());
    const story = start();
    story.dispatch(opened);
    await clock.pass(0);
    story.dispatch(pageVisibilityChanged(false));
    await clock.pass(10 * MINUTE);
    expect(asked.times).toBe(1);
    story.dispatch(pageVisibilityChanged(true));
    await clock.pass(0);
    expect(asked.times).toBe(2);
  });

  it('is removed together with the person', async () => {
    server(() => song());
    const story = start();
    story.dispatch(opened);
    await story.until(scrobbleReceived);
    story.dispatch(entitiesEvicted({ statusIds: [], userIds: ['u2'] }));
    expect(story.state().scrobbles).toEqual({});
  });
});
