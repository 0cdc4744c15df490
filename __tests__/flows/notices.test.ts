import nock from 'nock';
import { governorSaga } from '@/sagas/governor';
import { fork, put } from '@/sagas/engine/effects';
import { callApi } from '@/sagas/engine/callApi';
import { noticesSaga } from '@/sagas/notices';
import { raise } from '@/sagas/raise';
import { request, type Connection } from '@/api/http';
import { rateLimited } from '@/slices/governor';
import { noticeDismissed, noticeRaised } from '@/slices/notices';
import { requestEnded, requestFailed } from '@/slices/requests';
import { markRefused } from '@/slices/statuses';
import { storageFailed } from '@/slices/storage';
import { timelinePageFailed, timelinePageReceived } from '@/slices/timelines';
import { noEntities } from '@/domain/entities';
import { timelineRequest } from '@/domain/timeline';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';

const clock = useStoppedClock();

const pageFailed = (key = 'friends', reason = 'Bad gateway') =>
  timelinePageFailed({ key, kind: 'news', reason });
const olderFailed = (reason: string) =>
  requestFailed({ key: timelineRequest('friends', 'older'), reason, httpStatus: 502 });
const pageReceived = timelinePageReceived({
  key: 'friends',
  kind: 'news',
  ids: [],
  entities: noEntities(),
  from: null,
  next: null,
  show: false,
});

const shown = (story: ReturnType<typeof replay>) =>
  story.state().notices.map(({ level, messageKey, values }) => ({ level, messageKey, values }));

describe('notices', () => {
  it('SHELL-09 removes a global error notice after 5000 ms; TL-25 says why a fetch failed', async () => {
    const story = replay(noticesSaga);
    story.dispatch(pageFailed());
    expect(shown(story)).toEqual([
      { level: 'error', messageKey: 'timeline.error', values: { detail: 'Bad gateway' } },
    ]);
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it('shows a notice that comes again afresh, and only once', async () => {
    const story = replay(noticesSaga);
    story.dispatch(olderFailed('one'));
    await clock.pass(3_000);
    story.dispatch(olderFailed('two'));
    expect(shown(story)).toMatchObject([{ values: { detail: 'two' } }]);
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it('lets each kind of trouble have its own time', async () => {
    const story = replay(noticesSaga);
    story.dispatch(pageFailed());
    await clock.pass(2_000);
    story.dispatch(storageFailed({ operation: 'load', reason: 'blocked', matters: true }));
    await clock.pass(3_000);
    expect(shown(story)).toMatchObject([{ messageKey: 'errors.storage_unavailable' }]);
    await clock.pass(2_000);
    expect(story.state().notices).toEqual([]);
  });

  it('keeps what has no time until it is dismissed', async () => {
    const story = replay(function* () {
      yield* fork(noticesSaga);
      yield* raise('info', 'test.stays', {}, { timeout: null });
    });
    await clock.pass(600_000);
    expect(story.state().notices).toHaveLength(1);
    story.dispatch(noticeDismissed({ id: 'test.stays' }));
    expect(story.state().notices).toEqual([]);
  });

  it('says nothing more of a notice that was dismissed', async () => {
    const story = replay(noticesSaga);
    story.dispatch(pageFailed());
    story.dispatch(noticeDismissed({ id: 'timeline.error' }));
    story.log.length = 0;
    await clock.pass(10_000);
    expect(story.log).toEqual([]);
  });

  it('tells once of a timeline that keeps failing, until it came again', () => {
    const story = replay(noticesSaga);
    const told = () => story.all(noticeRaised).length;
    story.dispatch(pageFailed());
    story.dispatch(pageFailed());
    expect(told()).toBe(1);
    story.dispatch(pageFailed('public'));
    expect(told()).toBe(2);
    story.dispatch(pageReceived);
    story.dispatch(pageFailed());
    expect(told()).toBe(3);
  });

  it('leaves requests to the screens that made them', () => {
    const story = replay(noticesSaga);
    story.dispatch(requestFailed({ key: 'lists', reason: 'Bad gateway', httpStatus: 502 }));
    expect(story.state().notices).toEqual([]);
  });

  it('gives the reason why a press had no effect', () => {
    const story = replay(noticesSaga);
    story.dispatch(
      markRefused({ statusId: 's1', mark: 'favourited', wanted: true, reason: 'Not allowed' }),
    );
    expect(shown(story)).toEqual([
      {
        level: 'error',
        messageKey: 'general.generic_error_message',
        values: { detail: 'Not allowed' },
      },
    ]);
  });

  it('STORE-07 tells once that settings are not saved, and not of saves that nobody would miss', async () => {
    const story = replay(noticesSaga);
    const failed = (matters: boolean) =>
      storageFailed({ operation: 'save', reason: 'QuotaExceededError', matters });
    story.dispatch(failed(false));
    expect(story.all(noticeRaised)).toHaveLength(0);
    story.dispatch(failed(true));
    await clock.pass(60_000);
    story.dispatch(failed(true));
    expect(story.all(noticeRaised)).toHaveLength(1);
    expect(story.all(noticeRaised)[0]?.payload.messageKey).toBe('settings.saving_err');
  });
});

describe('a server that is asked too much', () => {
  const fetchLists = async (to: Connection) => (await request(to, '/api/v1/lists')).data;

  it('is left alone until it said, and the reader hears of it once, with the time', async () => {
    nock(ORIGIN).get('/api/v1/lists').reply(429, { error: 'Throttled' }, { 'retry-after': '30' });
    nock(ORIGIN).get('/api/v1/lists').reply(200, []);
    const start = Date.now();
    const story = replay(function* () {
      yield* fork(governorSaga);
      yield* fork(noticesSaga);
      yield* callApi(fetchLists);
      yield* put(requestEnded({ key: 'lists' }));
    });
    await story.until(rateLimited);
    expect(shown(story)).toEqual([
      {
        level: 'error',
        messageKey: 'errors.rate_limited',
        values: { until: start + 30_000, seconds: 30 },
      },
    ]);
    expect(story.state().governor.limitedUntil).toBe(start + 30_000);

    story.dispatch(olderFailed('Throttled'));
    expect(shown(story)).toHaveLength(1);

    await clock.pass(30_500);
    await story.until(requestEnded);
    expect(story.all(noticeRaised)).toHaveLength(1);
    expect(story.state().governor.limitedUntil).toBeNull();

    story.dispatch(olderFailed('Bad gateway'));
    expect(shown(story)).toMatchObject([{ messageKey: 'timeline.error' }]);
  });
});
