/** Timelines: first page, new statuses, older pages, pausing, failures and the socket. */
import nock from 'nock';
import { timelinesSaga } from '@/sagas/timelines/timelines';
import { selectBottomedOut, selectNews } from '@/selectors/timelines/timelines';
import { makeSelectShownIds } from '@/selectors/timelines/timelineGrid';
import { capabilitiesReviewed } from '@/slices/session/capabilities';
import { pageVisibilityChanged, socketBroke, socketJoined } from '@/slices/realtime/realtime';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import {
  newStatusesShown,
  olderRequested,
  timelineReloadRequested,
  statusesStreamed,
  timelineClosed,
  timelinePrefetchRequested,
  timelineOpened,
  timelinePageFailed,
  timelinePageReceived,
} from '@/slices/timelines/timelines';
import { noEntities } from '@/domain/engine/entities';
import { selectNewCount } from '@support/timelines/newCount';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();
const HOME = '/api/v1/timelines/home';

const open = timelineOpened({ key: 'friends' });
const statuses = (...ids: string[]) => ids.map((id) => wireStatus({ id }));
const shown = (story: ReturnType<typeof replay>, key = 'friends') =>
  makeSelectShownIds()(story.state(), key);

const home = (query: Record<string, string> = {}) =>
  nock(ORIGIN)
    .get(HOME)
    .query((sent) =>
      Object.entries({ limit: '20', ...query }).every(([key, value]) => sent[key] === value),
    );

async function opened(ids: string[]) {
  home().reply(200, statuses(...ids));
  const story = replay(timelinesSaga);
  story.dispatch(open);
  await story.until(timelinePageReceived);
  story.log.length = 0;
  return story;
}

describe('a timeline that a server shows to members only', () => {
  const DAY = 86_400_000;
  const PUBLIC = '/api/v1/timelines/public';
  const closed = () =>
    nock(ORIGIN).get(PUBLIC).query(true).reply(401, { error: 'token not provided' });
  const visit = timelineOpened({ key: 'public' });
  const failure = { key: 'timeline public first', reason: '', httpStatus: 401 };

  it('is requested once a day by a visitor', async () => {
    closed();
    const story = replay(timelinesSaga);
    story.dispatch(visit);
    await story.until(timelinePageFailed);
    const { missing } = story.state().capabilities;
    expect(missing).toEqual({ publicForVisitors: expect.any(Number) });

    // No path is mocked here: a request by any poll within the day would fail differently.
    story.log.length = 0;
    await clock.pass(DAY - 20_000);
    expect(story.all(timelinePageReceived)).toEqual([]);
    expect(story.all(requestFailed).length).toBeGreaterThan(0);
    story.all(requestFailed).forEach(({ payload }) => expect(payload).toEqual(failure));

    const served = nock(ORIGIN).get(PUBLIC).query(true).reply(200, statuses('S1'));
    story.dispatch(capabilitiesReviewed({ now: Date.now() + DAY }));
    story.dispatch(timelineReloadRequested({ key: 'public' }));
    await story.until(timelinePageReceived);
    expect(served.isDone()).toBe(true);
  });

  it('is requested by a member who logs in there', async () => {
    closed();
    const story = replay(timelinesSaga);
    story.dispatch(visit);
    await story.until(timelinePageFailed);
    const served = nock(ORIGIN).get(PUBLIC).query(true).reply(200, statuses('S1'));
    story.dispatch(userTokenReceived({ userToken: 'TOKEN-mia' }));
    await story.until(timelinePageReceived);
    expect(served.isDone()).toBe(true);
  });
});

describe('a timeline', () => {
  it('RT-11 API-05 loads twenty at first, and requests newer ones every 10 seconds', async () => {
    const story = await opened(['S2', 'S1']);
    expect(shown(story)).toEqual(['S2', 'S1']);

    home({ since_id: 'S2' }).reply(200, statuses('S3'));
    await clock.pass(9_999);
    expect(story.all(timelinePageReceived)).toEqual([]);
    await clock.pass(1);
    await story.until(timelinePageReceived);
    expect(shown(story)).toEqual(['S2', 'S1']);
    expect(selectNewCount(story.state(), 'friends')).toBe(1);

    story.dispatch(newStatusesShown({ key: 'friends' }));
    expect(shown(story)).toEqual(['S3', 'S2', 'S1']);
  });

  it('requests older ones below its end, until there are none', async () => {
    const story = await opened(['S4', 'S3']);
    home({ max_id: 'S3' }).reply(200, statuses('S2', 'S1'));
    story.dispatch(olderRequested({ key: 'friends' }));
    await story.until(timelinePageReceived);
    expect(shown(story)).toEqual(['S4', 'S3', 'S2', 'S1']);

    story.log.length = 0;
    home({ max_id: 'S1' }).reply(200, []);
    story.dispatch(olderRequested({ key: 'friends' }));
    await clock.pass(1_000);
    await story.until(timelinePageReceived);
    expect(selectBottomedOut(story.state(), 'friends')).toBe(true);
  });

  it('TL-16 loads older statuses at most once in 1000 ms', async () => {
    const story = await opened(['S4', 'S3']);
    home({ max_id: 'S3' }).reply(200, statuses('S2', 'S1'));
    story.dispatch(olderRequested({ key: 'friends' }));
    await story.until(timelinePageReceived);

    story.log.length = 0;
    const asked = home({ max_id: 'S1' }).reply(200, statuses('S0'));
    story.dispatch(olderRequested({ key: 'friends' }));
    await clock.pass(900);
    expect(asked.isDone()).toBe(false);
    expect(story.all(timelinePageReceived)).toEqual([]);
    await clock.pass(200);
    await story.until(timelinePageReceived);
    expect(shown(story)).toEqual(['S4', 'S3', 'S2', 'S1', 'S0']);
  });

  it('pauses while the page is hidden and catches up at once on return', async () => {
    const story = await opened(['S1']);
    story.dispatch(pageVisibilityChanged(false));
    await clock.pass(60_000);
    expect(story.all(timelinePageReceived)).toEqual([]);
    home({ since_id: 'S1' }).reply(200, []);
    story.dispatch(pageVisibilityChanged(true));
    await story.until(timelinePageReceived);
  });

  it('stops polling when it is closed', async () => {
    const story = await opened(['S1']);
    story.dispatch(timelineClosed({ key: 'friends' }));
    story.log.length = 0;
    await clock.pass(60_000);
    expect(story.log).toEqual([]);
  });

  it('shows known statuses at once when it is opened again, and requests new ones', async () => {
    const story = await opened(['S1']);
    story.dispatch(timelineClosed({ key: 'friends' }));
    home({ since_id: 'S1' }).reply(200, statuses('S2'));
    story.dispatch(open);
    expect(shown(story)).toEqual(['S1']);
    await story.until(timelinePageReceived);
    expect(selectNewCount(story.state(), 'friends')).toBe(1);
  });

  it('shows why the first page failed, and retries automatically', async () => {
    home().reply(500, { error: 'Something went wrong' });
    const story = replay(timelinesSaga);
    story.dispatch(open);
    await story.until(timelinePageFailed);
    expect(story.all(requestFailed)[0]?.payload).toMatchObject({
      key: 'timeline friends first',
      reason: 'Something went wrong',
      httpStatus: 500,
    });
    home().reply(200, statuses('S1'));
    await clock.pass(20_000);
    await story.until(timelinePageReceived);
    expect(shown(story)).toEqual(['S1']);
    expect(story.state().requests).toEqual({});
  });

  it('retries at once when the reader asks', async () => {
    home().reply(500, { error: 'no' });
    const story = replay(timelinesSaga);
    story.dispatch(open);
    await story.until(timelinePageFailed);
    home().reply(200, statuses('S1'));
    story.dispatch(timelineReloadRequested({ key: 'friends' }));
    await story.until(timelinePageReceived);
  });

  it('keeps loaded statuses when an older page fails', async () => {
    const story = await opened(['S2']);
    nock(ORIGIN).get(HOME).query(true).times(3).reply(404, { error: 'gone' });
    story.dispatch(olderRequested({ key: 'friends' }));
    await story.until(requestFailed);
    expect(shown(story)).toEqual(['S2']);
    expect(story.state().requests['timeline friends older']).toMatchObject({ reason: 'gone' });
  });

  it('continues below its end automatically when the server is back, unless it was closed', async () => {
    const story = await opened(['S2']);
    home({ max_id: 'S2' }).times(3).reply(502);
    story.dispatch(olderRequested({ key: 'friends' }));
    await clock.passSeconds(4);
    expect(story.state().requests['timeline friends older']).toMatchObject({ httpStatus: 502 });
    home({ max_id: 'S2' }).reply(200, statuses('S1'));
    home({ since_id: 'S2' }).reply(200, []);
    await clock.passSeconds(5);
    expect(shown(story)).toEqual(['S2', 'S1']);

    home({ max_id: 'S1' }).times(3).reply(502);
    story.dispatch(olderRequested({ key: 'friends' }));
    await clock.passSeconds(4);
    story.dispatch(timelineClosed({ key: 'friends' }));
    story.log.length = 0;
    await clock.passSeconds(120);
    expect(story.log).toEqual([]);
    expect(story.state().requests).toEqual({});
  });

  it('is emptied and loaded again after a login', async () => {
    const story = await opened(['S1']);
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN' } })
      .get(HOME)
      .query(true)
      .reply(200, statuses('S9'));
    story.dispatch(userTokenReceived({ userToken: 'TOKEN' }));
    expect(shown(story)).toEqual([]);
    await story.until(timelinePageReceived);
    expect(shown(story)).toEqual(['S9']);
  });
});

describe('the home timeline and the socket', () => {
  const streamed = (statusId: string) =>
    statusesStreamed({
      statusIds: [statusId],
      keys: ['friends'],
      entities: noEntities(),
      show: false,
    });

  it('pauses polling while the socket delivers it, and catches up when it is joined', async () => {
    const story = await opened(['S1']);
    home({ since_id: 'S1' }).reply(200, []);
    story.dispatch(socketJoined());
    await story.until(timelinePageReceived);
    story.log.length = 0;
    await clock.pass(60_000);
    expect(story.log).toEqual([]);
    story.dispatch(streamed('S2'));
    expect(selectNewCount(story.state(), 'friends')).toBe(1);
  });

  it('RT-05 falls back to polling when the connection is lost', async () => {
    const story = await opened(['S1']);
    home({ since_id: 'S1' }).reply(200, []);
    story.dispatch(socketJoined());
    await story.until(timelinePageReceived);
    await clock.pass(30_000);
    story.log.length = 0;
    home({ since_id: 'S1' }).reply(200, statuses('S2'));
    story.dispatch(socketBroke({ code: 1006 }));
    await story.until(timelinePageReceived);
    expect(selectNewCount(story.state(), 'friends')).toBe(1);
  });

  it('counts as up to date only while it is streamed or polled', async () => {
    const story = await opened(['S1']);
    const news = () => selectNews(story.state(), 'friends');
    home({ since_id: 'S1' }).reply(200, []);
    story.dispatch(socketJoined());
    await story.until(timelinePageReceived);
    await clock.pass(30_000);
    expect(news()).toBe('here');
    home({ since_id: 'S1' }).times(2).reply(502);
    story.dispatch(socketBroke({ code: 1006 }));
    expect(news()).toBe('unheard');
    await story.until(timelinePageFailed);
    expect(news()).toBe('failed');
    await clock.pass(10_000);
    expect(news()).toBe('failed');
    home({ since_id: 'S1' }).reply(200, statuses('S2'));
    story.log.length = 0;
    story.dispatch(socketJoined());
    await story.until(timelinePageReceived);
    expect(news()).toBe('here');
  });

  it('shows a post once that comes from the socket and from a page', async () => {
    const story = await opened(['S1']);
    story.dispatch(socketJoined());
    home({ since_id: 'S2' }).reply(200, []);
    story.dispatch(streamed('S2'));
    story.dispatch(streamed('S2'));
    story.dispatch(newStatusesShown({ key: 'friends' }));
    expect(shown(story)).toEqual(['S2', 'S1']);
  });
});

describe('a timeline that was requested during the start', () => {
  it('is shown at once when it is opened, and polled only at the next interval', async () => {
    home().reply(200, statuses('S1'));
    const story = replay(timelinesSaga);
    story.dispatch(timelinePrefetchRequested({ key: 'friends' }));
    await story.until(timelinePageReceived);
    story.dispatch(open);
    expect(shown(story)).toEqual(['S1']);
    story.log.length = 0;
    await clock.pass(9_999);
    expect(story.all(timelinePageReceived)).toEqual([]);
    home({ since_id: 'S1' }).reply(200, []);
    await clock.pass(1);
    await story.until(timelinePageReceived);
  });

  it('is requested again when it is opened, if that failed', async () => {
    home().reply(404, { error: 'no' });
    const story = replay(timelinesSaga);
    story.dispatch(timelinePrefetchRequested({ key: 'friends' }));
    await settled();
    home().reply(200, statuses('S1'));
    story.dispatch(open);
    await story.until(timelinePageReceived);
    expect(shown(story)).toEqual(['S1']);
  });
});
