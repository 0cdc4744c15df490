/** Error notices: one for each problem, each for its own time. */
import nock from 'nock';
import { rateLimitSaga } from '@/sagas/engine/rateLimit';
import { fork, put, type SagaGenerator } from '@/sagas/engine/effects';
import { callApi } from '@/sagas/engine/callApi';
import { noticesSaga } from '@/sagas/noticeRules';
import { showNotice } from '@/sagas/engine/showNotice';
import { request, type Connection } from '@/api/http';
import { rateLimited } from '@/slices/engine/rateLimit';
import { noticeDismissed, noticeHeld, noticeShown } from '@/slices/engine/notices';
import { requestEnded, requestFailed } from '@/slices/engine/requests';
import { statusToggleRefused } from '@/slices/statuses/statuses';
import { pageShown } from '@/slices/session/startup';
import { storageFailed } from '@/slices/session/storage';
import type { PageKind } from '@/slices/timelines/timelineState';
import { timelinePageFailed, timelinePageReceived } from '@/slices/timelines/timelines';
import { noEntities } from '@/domain/engine/entities';
import { timelineRequest } from '@/domain/timelines/timeline';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';

const clock = useStoppedClock();

const pageFailed = (key = 'friends', reason = 'Bad gateway') =>
  timelinePageFailed({ key, kind: 'news', reason });
const refused = (reason: string) =>
  statusToggleRefused({ statusId: 's1', toggle: 'favourited', wanted: true, reason });
const pageReceived = (key = 'friends', kind: PageKind = 'first') =>
  timelinePageReceived({
    key,
    kind,
    ids: [],
    entities: noEntities(),
    from: null,
    next: null,
    show: false,
  });
/** The page is shown with two timelines. */
const before = [pageShown(), pageReceived('friends'), pageReceived('public')];

const shown = (story: ReturnType<typeof replay>) =>
  story.state().notices.map(({ level, messageKey, values }) => ({ level, messageKey, values }));

describe('notices', () => {
  it('SHELL-09 removes a global error notice after 5000 ms; TL-25 says why a fetch failed', async () => {
    const story = replay(noticesSaga, { before });
    story.dispatch(pageFailed());
    expect(shown(story)).toEqual([
      { level: 'error', messageKey: 'timeline.error', values: { detail: 'Bad gateway' } },
    ]);
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it('starts the time of notices from the start-up once the page is shown', async () => {
    const story = replay(noticesSaga);
    story.dispatch(storageFailed({ operation: 'load', reason: 'blocked', matters: true }));
    await clock.pass(60_000);
    expect(story.state().notices).toHaveLength(1);
    story.dispatch(pageShown());
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it('shows a repeated notice anew, and only once', async () => {
    const story = replay(noticesSaga, { before });
    story.dispatch(refused('one'));
    await clock.pass(3_000);
    story.dispatch(refused('two'));
    expect(shown(story)).toMatchObject([{ values: { detail: 'two' } }]);
    await clock.pass(4_999);
    expect(story.state().notices).toHaveLength(1);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it('shows each kind of error for its own time', async () => {
    const story = replay(noticesSaga, { before });
    story.dispatch(pageFailed());
    await clock.pass(2_000);
    story.dispatch(storageFailed({ operation: 'load', reason: 'blocked', matters: true }));
    await clock.pass(3_000);
    expect(shown(story)).toMatchObject([{ messageKey: 'errors.storage_unavailable' }]);
    await clock.pass(2_000);
    expect(story.state().notices).toEqual([]);
  });

  it('keeps notices without a time until they are dismissed', async () => {
    const story = replay(function* () {
      yield* fork(noticesSaga);
      yield* showNotice('info', 'test.stays', {}, { timeout: null });
    });
    await clock.pass(600_000);
    expect(story.state().notices).toHaveLength(1);
    story.dispatch(noticeDismissed({ id: 'test.stays' }));
    expect(story.state().notices).toEqual([]);
  });

  it('let their time stand still while the reader points at them or has the focus in them', async () => {
    const story = replay(noticesSaga, { before });
    story.dispatch(refused('Bad gateway'));
    const id = 'general.generic_error_message';
    await clock.pass(4_000);
    story.dispatch(noticeHeld({ id, held: true }));
    await clock.pass(60_000);
    expect(shown(story)).toHaveLength(1);
    story.dispatch(noticeHeld({ id, held: false }));
    await clock.pass(999);
    expect(shown(story)).toHaveLength(1);
    await clock.pass(1);
    expect(shown(story)).toEqual([]);
  });

  it('does not show a dismissed notice again', async () => {
    const story = replay(noticesSaga, { before });
    story.dispatch(pageFailed());
    story.dispatch(noticeDismissed({ id: 'timeline.error' }));
    story.log.length = 0;
    await clock.pass(10_000);
    expect(story.log).toEqual([]);
  });

  it('TL-25 reports a failing timeline once, not every 10 s, until it succeeded again', () => {
    const story = replay(noticesSaga, { before });
    const told = () => story.all(noticeShown).length;
    story.dispatch(pageFailed());
    story.dispatch(pageFailed());
    expect(told()).toBe(1);
    story.dispatch(pageFailed('public'));
    expect(told()).toBe(2);
    story.dispatch(pageReceived('friends', 'news'));
    story.dispatch(pageFailed());
    expect(told()).toBe(3);
  });

  it('TL-25 leaves a timeline that was never loaded to the page, which shows the reason and a retry button, and reports it afterwards', () => {
    const story = replay(noticesSaga);
    story.dispatch(pageFailed());
    expect(story.state().notices).toEqual([]);
    story.dispatch(pageReceived());
    story.dispatch(pageFailed());
    expect(shown(story)).toMatchObject([{ messageKey: 'timeline.error' }]);
  });

  it.each(['lists', timelineRequest('friends', 'older')])(
    'leaves failed requests to the screens that made them: %s',
    (key) => {
      const story = replay(noticesSaga, { before });
      story.dispatch(requestFailed({ key, reason: 'Bad gateway', httpStatus: 502 }));
      expect(story.state().notices).toEqual([]);
    },
  );

  it('shows why a press had no effect', () => {
    const story = replay(noticesSaga);
    story.dispatch(
      statusToggleRefused({
        statusId: 's1',
        toggle: 'favourited',
        wanted: true,
        reason: 'Not allowed',
      }),
    );
    expect(shown(story)).toEqual([
      {
        level: 'error',
        messageKey: 'general.generic_error_message',
        values: { detail: 'Not allowed' },
      },
    ]);
  });

  it('STORE-07 reports once that settings are not saved, and not other failed saves', async () => {
    const story = replay(noticesSaga);
    const failed = (matters: boolean) =>
      storageFailed({ operation: 'save', reason: 'QuotaExceededError', matters });
    story.dispatch(failed(false));
    expect(story.all(noticeShown)).toHaveLength(0);
    story.dispatch(failed(true));
    await clock.pass(60_000);
    story.dispatch(failed(true));
    expect(story.all(noticeShown)).toHaveLength(1);
    expect(story.all(noticeShown)[0]?.payload.messageKey).toBe('settings.saving_err');
  });
});

describe('a server that limits requests', () => {
  const fetchLists = async (to: Connection) => (await request(to, '/api/v1/lists')).data;

  it('is not sent any until its time is over, and the reader is told once, with the time', async () => {
    nock(ORIGIN).get('/api/v1/lists').reply(429, { error: 'Throttled' }, { 'retry-after': '30' });
    nock(ORIGIN).get('/api/v1/lists').reply(200, []);
    const start = Date.now();
    function* reading(): SagaGenerator<void> {
      yield* fork(rateLimitSaga);
      yield* fork(noticesSaga);
      yield* callApi(fetchLists);
      yield* put(requestEnded({ key: 'lists' }));
    }
    const story = replay(reading, { before });
    await story.until(rateLimited);
    expect(shown(story)).toEqual([
      {
        level: 'error',
        messageKey: 'errors.rate_limited',
        values: { until: start + 30_000, seconds: 30 },
      },
    ]);
    expect(story.state().rateLimit.limitedUntil).toBe(start + 30_000);

    story.dispatch(refused('Throttled'));
    expect(shown(story)).toHaveLength(1);

    await clock.pass(30_500);
    await story.until(requestEnded);
    expect(story.all(noticeShown)).toHaveLength(1);
    expect(story.state().rateLimit.limitedUntil).toBeNull();

    story.dispatch(refused('Bad gateway'));
    expect(shown(story)).toMatchObject([{ messageKey: 'general.generic_error_message' }]);
  });
});
