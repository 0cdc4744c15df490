/** Moderators work on reports, on each family: pages, actions, failures, and others who are faster. */
import nock from 'nock';
import {
  REPORT_QUEUE,
  firstFilter,
  type ReportAction,
  type ReportCategory,
} from '@/domain/admin/reportQueue';
import { noEntities } from '@/domain/engine/entities';
import type { ServerFamily } from '@/domain/session/instance';
import { privileges } from '@/domain/session/privileges';
import { ARRIVALS_INTERVAL, reportQueueSaga } from '@/sagas/admin/reportQueue';
import { reportWorkSaga } from '@/sagas/admin/reportWork';
import { fork } from '@/sagas/engine/effects';
import { selectReportGroups, selectReportQueue } from '@/selectors/admin/reportQueue';
import { selectRequest } from '@/selectors/engine/requests';
import { selectStatus } from '@/selectors/statuses/statuses';
import {
  arrivedReportsShown,
  failedReportJobsRetried,
  moreReportsRequested,
  reportActionRequested,
  reportFound,
  reportJobDone,
  reportJobFailed,
  reportJobOvertaken,
  reportLookedUp,
  reportQueueOpened,
  reportsArrived,
  reportsReceived,
  reportWorkPaused,
} from '@/slices/admin/reportQueue';
import { notificationsReceived } from '@/slices/notifications/notifications';
import { pageVisibilityChanged } from '@/slices/realtime/realtime';
import { clientRegistered, loggedOut, userTokenReceived } from '@/slices/session/session';
import { mastodonReport, pleromaReport, staffAccount } from '@support/admin/reports';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-admin' } });
const PLEROMA = '/api/v1/pleroma/admin/reports';
const MASTODON = '/api/v1/admin/reports';

function open(family: ServerFamily, filter = firstFilter) {
  function* sagas() {
    yield* fork(reportWorkSaga);
    yield* reportQueueSaga();
  }
  const story = replay(sagas, {
    family,
    before: [
      userTokenReceived({ userToken: 'TOKEN-admin' }),
      signedIn({
        role: 'admin',
        ...(family === 'pleroma' ? { privileges: [...privileges] } : { permissions: 1 }),
      }),
      pageVisibilityChanged(true),
    ],
  });
  story.dispatch(reportQueueOpened({ filter }));
  const queue = () => selectReportQueue(story.state());
  return {
    ...story,
    queue,
    act: (action: ReportAction, ...reportIds: string[]) =>
      story.dispatch(reportActionRequested({ reportIds, action })),
    stateOf: (id: string) => queue().reports[id]?.state,
  };
}

const resolve: ReportAction = { kind: 'state', state: 'resolved', answer: '' };

function pleromaPage(reports: object[], total = reports.length, page = 1) {
  return server()
    .get(PLEROMA)
    .query({ state: 'open', page, page_size: 40 })
    .reply(200, { reports, total });
}
const pleromaOne = (id: string, changes: object = {}) =>
  server().get(`${PLEROMA}/${id}`).reply(200, pleromaReport(id, changes));

it('fetches the one report whose address was opened', async () => {
  pleromaPage([]);
  const story = open('pleroma');
  await story.until(reportsReceived);
  pleromaOne('r9');
  story.dispatch(reportLookedUp({ reportId: 'r9' }));
  await story.until(reportFound);
  expect(story.stateOf('r9')).toBe('open');
  expect(story.queue().ids).toEqual([]);
});

describe('the queue of Pleroma', () => {
  it('groups by account, and resolves a report once', async () => {
    pleromaPage([pleromaReport('r1'), pleromaReport('r2')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    expect(selectReportGroups(story.state())).toEqual([
      { id: 'u4', userId: 'u4', reportIds: ['r1', 'r2'] },
    ]);
    pleromaOne('r1');
    server()
      .patch(PLEROMA, { reports: [{ id: 'r1', state: 'resolved' }] })
      .reply(204);
    story.act(resolve, 'r1');
    story.act(resolve, 'r1');
    await story.until(reportJobDone);
    await settled();
    expect(story.stateOf('r1')).toBe('resolved');
    // It stays in its place, and a further press has nothing to do.
    expect(story.queue().ids).toEqual(['r1', 'r2']);
    story.act(resolve, 'r1');
    expect(story.queue().jobs).toEqual([]);
    expect(nock.isDone()).toBe(true);
  });

  it('asks for the page that follows what still belongs to the list', async () => {
    const first = Array.from({ length: 40 }, (_one, at) => pleromaReport(`r${String(at)}`));
    pleromaPage(first, 60);
    const story = open('pleroma');
    await story.until(reportsReceived);
    pleromaOne('r0');
    server().patch(PLEROMA).reply(204);
    story.act(resolve, 'r0');
    await story.until(reportJobDone);
    // One has left the list, so the first page has one more that is not known.
    pleromaPage([...first.slice(1), pleromaReport('r40')], 59);
    story.dispatch(moreReportsRequested());
    await settled();
    expect(story.queue().ids).toHaveLength(41);
    expect(story.queue().next).toBe('59');
  });

  it('begins with the oldest where that is wanted', async () => {
    pleromaPage(
      Array.from({ length: 40 }, (_one, at) => pleromaReport(`r${String(at)}`)),
      42,
    );
    pleromaPage([pleromaReport('r40'), pleromaReport('r41')], 42, 2);
    const story = open('pleroma', { ...firstFilter, order: 'oldest' });
    await story.until(reportsReceived);
    expect(story.queue().ids).toEqual(['r41', 'r40']);
  });

  it('respects what somebody else has decided meanwhile', async () => {
    pleromaPage([pleromaReport('r1')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    pleromaOne('r1', { state: 'closed' });
    story.act({ kind: 'measure', measure: 'deactivated', wanted: true, text: '' }, 'r1');
    await story.until(reportJobOvertaken);
    expect(story.stateOf('r1')).toBe('closed');
    expect(nock.isDone()).toBe(true);
  });

  it('says which of many failed, goes on, and tries those again', async () => {
    pleromaPage([pleromaReport('r1'), pleromaReport('r2'), pleromaReport('r3')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    for (const id of ['r1', 'r2', 'r3']) pleromaOne(id);
    const decide = (id: string) =>
      server().patch(PLEROMA, { reports: [{ id, state: 'resolved' }] });
    decide('r1').reply(204);
    decide('r2').reply(500, 'Broken');
    // The server is asked what became of it.
    pleromaOne('r2');
    decide('r3').reply(204);
    story.act(resolve, 'r1', 'r2', 'r3');
    await clock.passSeconds(5);
    expect(story.queue()).toMatchObject({ done: 2, asked: 3, paused: false });
    expect(story.queue().jobs).toMatchObject([{ reportId: 'r2', phase: 'failed' }]);
    pleromaOne('r2');
    decide('r2').reply(204);
    story.dispatch(failedReportJobsRetried());
    await clock.passSeconds(5);
    expect(story.stateOf('r2')).toBe('resolved');
    expect(story.queue().jobs).toEqual([]);
  });

  it('stops before the next where the right was taken away, and goes on when told', async () => {
    pleromaPage([pleromaReport('r1'), pleromaReport('r2')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    server().get(`${PLEROMA}/r1`).reply(403, { error: 'User is not a staff member.' });
    story.act(resolve, 'r1', 'r2');
    await story.until(reportJobFailed);
    await settled();
    expect(story.queue().paused).toBe(true);
    expect(story.queue().jobs).toMatchObject([{ phase: 'failed' }, { phase: 'waiting' }]);
    pleromaOne('r2');
    server().patch(PLEROMA).reply(204);
    story.dispatch(reportWorkPaused({ paused: false }));
    await story.until(reportJobDone);
    expect(story.stateOf('r2')).toBe('resolved');
  });

  it('does not resolve when the measure before it failed', async () => {
    pleromaPage([pleromaReport('r1')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    pleromaOne('r1');
    server().patch('/api/v1/pleroma/admin/users/deactivate').reply(400, { error: 'No' });
    pleromaOne('r1');
    story.act({ kind: 'measure', measure: 'deactivated', wanted: true, text: '' }, 'r1');
    story.act(resolve, 'r1');
    await story.until(reportJobFailed);
    await settled();
    expect(story.queue().paused).toBe(true);
    expect(story.stateOf('r1')).toBe('open');
    expect(nock.isDone()).toBe(true);
  });

  it('adds a note, deletes a post, and takes a report', async () => {
    const assigned = { assigned_account: null };
    pleromaPage([pleromaReport('r1', assigned)]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    pleromaOne('r1', { ...assigned, notes: [] });
    server().post(`${PLEROMA}/r1/notes`, { content: 'Seen' }).reply(204);
    pleromaOne('r1', {
      ...assigned,
      notes: [{ id: 1, content: 'Seen', created_at: '2026-11-20T08:00:00.000Z' }],
    });
    story.act({ kind: 'note', text: 'Seen' }, 'r1');
    await settled();
    expect(story.queue().reports.r1?.notes).toMatchObject([{ html: 'Seen' }]);

    pleromaOne('r1', assigned);
    server().delete('/api/v1/pleroma/admin/statuses/s9').reply(200, {});
    story.act({ kind: 'post', statusId: 's9', does: 'delete' }, 'r1');
    await settled();
    expect(selectStatus(story.state(), 's9')?.deleted).toBe(true);

    pleromaOne('r1', assigned);
    server()
      .post(`${PLEROMA}/assign_account`, { reports: [{ id: 'r1', assigned_account: 'mia' }] })
      .reply(204);
    story.act({ kind: 'assignment', mine: true }, 'r1');
    await settled();
    expect(story.queue().reports.r1?.assignedId).toBe('u1');
    expect(nock.isDone()).toBe(true);
  });

  it('looks for new ones, and shows them when asked to', async () => {
    pleromaPage([pleromaReport('r1')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    pleromaPage([pleromaReport('r2'), pleromaReport('r1')]);
    await clock.pass(ARRIVALS_INTERVAL);
    expect(story.queue()).toMatchObject({ ids: ['r1'], arrived: ['r2'] });
    story.dispatch(arrivedReportsShown());
    expect(story.queue()).toMatchObject({ ids: ['r2', 'r1'], arrived: [] });
  });

  it('looks at once when a notification tells of a report', async () => {
    pleromaPage([pleromaReport('r1')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    const tell = (id: string, type: 'pleroma:report' | 'follow') =>
      story.dispatch(
        notificationsReceived({
          notifications: [someNotification({ id, type })],
          entities: noEntities(),
        }),
      );
    tell('n1', 'follow');
    await settled();
    pleromaPage([pleromaReport('r2'), pleromaReport('r1')]);
    tell('n2', 'pleroma:report');
    await story.until(reportsArrived);
    expect(story.queue()).toMatchObject({ ids: ['r1'], arrived: ['r2'] });
    // The same one, as it is read again, tells nothing.
    tell('n2', 'pleroma:report');
    await settled();
    expect(nock.isDone()).toBe(true);
  });

  it.each([
    ['a page', 200, '<html>'],
    ['nothing', 200, ''],
    ['another shape', 200, { reports: 7 }],
    ['that it is missing', 404, { error: 'Not found' }],
    ['that it is not built', 501, 'Not implemented'],
  ])('says so when the answer is %s', async (_what, status, body) => {
    server()
      .persist()
      .get(/reports/)
      .reply(status, body);
    const story = open('pleroma');
    await clock.passSeconds(4);
    const { reason } = selectRequest(story.state(), REPORT_QUEUE);
    const isEmpty = story.queue().ids?.length === 0;
    expect(isEmpty || reason !== null).toBe(true);
  });

  it('leaves nothing behind at logout', async () => {
    pleromaPage([pleromaReport('r1')]);
    const story = open('pleroma');
    await story.until(reportsReceived);
    story.dispatch(loggedOut());
    expect(JSON.stringify(story.state())).not.toContain('mallory');
  });
});

describe('the queue of Mastodon', () => {
  const page = (query: object, reports: object[]) =>
    server()
      .get(MASTODON)
      .query({ resolved: 'false', limit: 40, ...query })
      .reply(200, reports);
  const one = (id: string, changes: object = {}) =>
    server().get(`${MASTODON}/${id}`).reply(200, mastodonReport(id, changes));

  it('limits an account with words to it, resolves, and reopens', async () => {
    page({}, [mastodonReport('1')]);
    const story = open('mastodon');
    await story.until(reportsReceived);
    one('1');
    server()
      .post('/api/v1/admin/accounts/u4/action', { type: 'silence', text: 'Less' })
      .reply(200, {});
    one('1', { target_account: staffAccount({ silenced: true }) });
    server().post(`${MASTODON}/1/resolve`).reply(200, mastodonReport('1'));
    story.act({ kind: 'measure', measure: 'silenced', wanted: true, text: 'Less' }, '1');
    story.act(resolve, '1');
    await settled();
    await settled();
    expect(story.queue().reports['1']).toMatchObject({ state: 'resolved', inForce: ['silenced'] });
    one('1', { action_taken: true });
    server().post(`${MASTODON}/1/reopen`).reply(200, mastodonReport('1'));
    story.act({ kind: 'state', state: 'open', answer: '' }, '1');
    await settled();
    expect(story.stateOf('1')).toBe('open');
    expect(nock.isDone()).toBe(true);
  });

  it('files a report under another category, with the rules that were broken', async () => {
    page({}, [mastodonReport('1')]);
    const story = open('mastodon');
    await story.until(reportsReceived);
    const kind = { id: '2', text: 'Be kind' };
    const file = (category: ReportCategory, ...rules: (typeof kind)[]) =>
      story.act({ kind: 'category', category, rules }, '1');
    // It is there already, so no call goes out.
    file('spam');
    one('1');
    server()
      .put(`${MASTODON}/1`, { category: 'violation', rule_ids: [2] })
      .reply(200, mastodonReport('1'));
    file('violation', kind);
    await story.until(reportJobDone);
    const filed = { category: 'violation', rules: ['Be kind'], ruleIds: ['2'] };
    expect(story.queue().reports['1']).toMatchObject(filed);
    one('1', { category: 'violation', rules: [kind] });
    server().put(`${MASTODON}/1`, { category: 'legal' }).reply(422, { error: 'Not today' });
    file('legal');
    await story.until(reportJobFailed);
    expect(story.queue().reports['1']).toMatchObject(filed);
    expect(story.queue().jobs).toMatchObject([{ phase: 'failed', reason: 'Not today' }]);
    expect(nock.isDone()).toBe(true);
  });

  it('leaves the category alone once somebody else has decided', async () => {
    page({}, [mastodonReport('1')]);
    const story = open('mastodon');
    await story.until(reportsReceived);
    one('1', { action_taken: true });
    story.act({ kind: 'category', category: 'legal', rules: [] }, '1');
    await story.until(reportJobOvertaken);
    expect(story.queue().reports['1']).toMatchObject({ category: 'spam', state: 'resolved' });
  });

  it('pages upwards from the oldest', async () => {
    const rows = Array.from({ length: 40 }, (_one, at) => mastodonReport(String(40 - at)));
    page({ min_id: '0' }, rows);
    const story = open('mastodon', { ...firstFilter, order: 'oldest' });
    await story.until(reportsReceived);
    expect(story.queue().ids?.slice(0, 2)).toEqual(['1', '2']);
    page({ min_id: '40' }, [mastodonReport('41')]);
    story.dispatch(moreReportsRequested());
    await settled();
    expect(story.queue().ids?.at(-1)).toBe('41');
    expect(story.queue().next).toBeNull();
  });

  it('is not asked for with a login that lacks the scope', async () => {
    const story = open('mastodon');
    story.dispatch(
      clientRegistered({ clientId: 'c', clientSecret: 's', scopes: 'read write follow push' }),
    );
    story.log.length = 0;
    story.dispatch(reportQueueOpened({ filter: { ...firstFilter, state: 'resolved' } }));
    await settled();
    expect(story.all(reportsReceived)).toEqual([]);
  });
});

it('GoToSocial gets the answer to the reporter, and cannot take it back', async () => {
  server()
    .get(MASTODON)
    .query({ resolved: 'false', limit: 40 })
    .reply(200, [mastodonReport('1')]);
  const story = open('gotosocial');
  await story.until(reportsReceived);
  server().get(`${MASTODON}/1`).reply(200, mastodonReport('1'));
  server()
    .post(`${MASTODON}/1/resolve`, { action_taken_comment: 'Thank you' })
    .reply(200, mastodonReport('1'));
  story.act({ ...resolve, answer: 'Thank you' } as ReportAction, '1');
  await story.until(reportJobDone);
  expect(story.stateOf('1')).toBe('resolved');
});
