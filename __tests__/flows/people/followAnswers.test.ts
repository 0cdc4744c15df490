/** Answering follow requests and reports from their notifications. */
import nock from 'nock';
import { noEntities } from '@/domain/engine/entities';
import type { Report } from '@/domain/people/report';
import { fork } from '@/sagas/engine/effects';
import { answerFollowRequestsSaga } from '@/sagas/people/answerFollowRequests';
import { noticesSaga } from '@/sagas/noticeRules';
import { markNotificationsAsReadSaga } from '@/sagas/notifications/markNotificationsAsRead';
import { reportsSaga } from '@/sagas/people/reports';
import {
  selectFollowRequestIds,
  selectFollowRequestAnswer,
} from '@/selectors/people/followRequests';
import { selectFollowRequestCount } from '@/selectors/session/navigation';
import { selectHeldNotifications } from '@/selectors/notifications/notifications';
import { selectMayManageReports, selectReportChoice } from '@/selectors/people/reports';
import { dialogOpened } from '@/slices/engine/dialogs';
import { instanceConfigured, settingChanged } from '@/slices/session/config';
import {
  followRequestAnswerRequested,
  followRequestApproved,
  followRequestDenied,
  followRequestRefused,
  followRequestSettled,
  followRequestsReceived,
} from '@/slices/people/followRequests';
import { seenConfirmed } from '@/slices/notifications/notifications';
import {
  reportStateChosen,
  reportStateConfirmed,
  reportStateRefused,
} from '@/slices/people/reports';
import { userTokenReceived } from '@/slices/session/session';
import { pageShown } from '@/slices/session/startup';
import { useStoppedClock } from '@support/clock';
import { fakePage } from '@support/context';
import { ORIGIN, replay } from '@support/flow';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';

const clock = useStoppedClock();
const READ = '/api/v1/pleroma/notifications/read';
const server = () => nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } });
const waiting = (...userIds: string[]) =>
  followRequestsReceived({ userIds, entities: noEntities() });

const request = someNotification({
  id: '7',
  type: 'follow_request',
  wireType: 'follow_request',
  userId: 'u5',
  statusId: null,
});

function open({ requests = [waiting('u5', 'u6')], page = fakePage() } = {}) {
  const token = userTokenReceived({ userToken: 'TOKEN-mia' });
  const story = replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(markNotificationsAsReadSaga);
      yield* fork(reportsSaga);
      yield* answerFollowRequestsSaga();
    },
    {
      before: [
        token,
        signedIn({ locked: true, followRequestCount: 2 }),
        holding([request]),
        ...requests,
      ],
      context: { page: page.events },
    },
  );
  const rows = () =>
    selectHeldNotifications(story.state()).map(({ id, type, seen }) => ({ id, type, seen }));
  return { ...story, rows, page };
}

const relationship = (followedBy: boolean) => ({ id: 'u5', followed_by: followedBy });

describe('approving a follow request', () => {
  it('FREQ-03 tells the server, removes the request, and turns its notification into a read follow', async () => {
    const { dispatch, until, state, rows } = open();
    const read = server().post(READ, { id: '7' }).reply(200, '"ok"');
    const call = server()
      .post('/api/v1/follow_requests/u5/authorize')
      .delay(50)
      .reply(200, relationship(true));
    dispatch(followRequestApproved({ userId: 'u5', notificationId: '7' }));
    // The server has not answered yet.
    expect(rows()).toEqual([{ id: '7', type: 'follow', seen: true }]);
    expect(selectFollowRequestIds(state())).toEqual(['u6']);
    expect(selectFollowRequestCount(state())).toBe(1);
    await clock.pass(100);
    await until(followRequestSettled);
    await until(seenConfirmed);
    expect([read.isDone(), call.isDone()]).toEqual([true, true]);
    expect(state().followRequests).toMatchObject({ userIds: ['u6'], known: true, answering: {} });
    expect(state().notifications?.notifications).toMatchObject([{ type: 'follow', seen: true }]);
    expect(state().relationships.u5).toMatchObject({ followedBy: true });
  });

  it('is rolled back with a notice when the server refuses', async () => {
    const { dispatch, until, state, rows } = open();
    server().post(READ, { id: '7' }).reply(200, '"ok"');
    server().post('/api/v1/follow_requests/u5/authorize').reply(403, { error: 'Not today' });
    dispatch(followRequestApproved({ userId: 'u5', notificationId: '7' }));
    await until(followRequestRefused);
    expect(rows()).toEqual([{ id: '7', type: 'follow_request', seen: true }]);
    expect(selectFollowRequestIds(state())).toEqual(['u5', 'u6']);
    expect(selectFollowRequestCount(state())).toBe(2);
    expect(state().notices).toMatchObject([
      { messageKey: 'general.generic_error_message', values: { detail: 'Not today' } },
    ]);
  });

  it('requests the count again if only a number was known', async () => {
    const { dispatch, until, state } = open({ requests: [] });
    expect(selectFollowRequestCount(state())).toBe(2);
    server().post(READ).reply(200, '"ok"');
    server().post('/api/v1/follow_requests/u5/authorize').reply(200, relationship(true));
    server().get('/api/v1/follow_requests').reply(200, []);
    dispatch(followRequestApproved({ userId: 'u5' }));
    expect(selectFollowRequestCount(state())).toBe(1);
    await until(followRequestsReceived);
    expect(selectFollowRequestCount(state())).toBe(0);
  });

  it('is sent once however often it is pressed, and cannot be reversed meanwhile', async () => {
    const { dispatch, until, all } = open();
    server().post(READ).reply(200, '"ok"');
    server().post('/api/v1/follow_requests/u5/authorize').reply(200, relationship(true));
    dispatch(followRequestApproved({ userId: 'u5' }));
    dispatch(followRequestApproved({ userId: 'u5' }));
    dispatch(followRequestDenied({ userId: 'u5' }));
    await until(followRequestSettled);
    await clock.pass(0);
    expect(all(followRequestSettled).map(({ payload }) => payload.answer)).toEqual(['approved']);
    expect(all(followRequestRefused)).toEqual([]);
  });
});

describe('denying a follow request', () => {
  it('FREQ-04 removes the request and its notification only after the server confirms, and dismisses the notification', async () => {
    const { dispatch, until, state, rows, page } = open();
    const dismissal = server().post('/api/v1/notifications/7/dismiss').reply(200, {});
    server().post('/api/v1/follow_requests/u5/reject').delay(50).reply(200, relationship(false));
    dispatch(followRequestDenied({ userId: 'u5', notificationId: '7' }));
    expect(rows()).toEqual([{ id: '7', type: 'follow_request', seen: false }]);
    expect(selectFollowRequestCount(state())).toBe(2);
    expect(selectFollowRequestAnswer(state(), 'u5')).toBe('denied');
    await clock.pass(100);
    await until(followRequestSettled);
    expect(rows()).toEqual([]);
    expect(selectFollowRequestIds(state())).toEqual(['u6']);
    expect(selectFollowRequestCount(state())).toBe(1);
    await clock.pass(0);
    expect(dismissal.isDone()).toBe(true);
    expect(page.told).toEqual([{ notifications: { ownerId: 'u1', dismissed: '7' } }]);
    // An older answer that arrives late does not bring it back.
    dispatch(holding([request]));
    expect(rows()).toEqual([]);
  });

  it('FREQ-05 changes nothing when the server refuses, but shows a notice, as a button that does nothing looks broken', async () => {
    const { dispatch, until, state, rows, types } = open();
    const dismissal = server().post('/api/v1/notifications/7/dismiss').reply(200, {});
    server().post('/api/v1/follow_requests/u5/reject').reply(404, { error: 'Record not found' });
    dispatch(followRequestDenied({ userId: 'u5', notificationId: '7' }));
    await until(followRequestRefused);
    expect(rows()).toEqual([{ id: '7', type: 'follow_request', seen: false }]);
    expect(selectFollowRequestCount(state())).toBe(2);
    expect(selectFollowRequestAnswer(state(), 'u5')).toBeNull();
    await clock.pass(0);
    expect(state().notices).toMatchObject([{ values: { detail: 'Record not found' } }]);
    expect(dismissal.isDone()).toBe(false);
    expect(types()).toEqual([
      'followRequests/followRequestDenied',
      'followRequests/followRequestRefused',
      'notices/noticeShown',
    ]);
  });

  it('does not ask a server to dismiss the notification that has no such call', async () => {
    const { dispatch, until, page, context } = open();
    dispatch(instanceConfigured({ instance: { family: 'gotosocial' } }));
    const dismissal = server().post('/api/v1/notifications/7/dismiss').reply(404, {});
    server().post('/api/v1/follow_requests/u5/reject').reply(200, relationship(false));
    dispatch(followRequestDenied({ userId: 'u5', notificationId: '7' }));
    await until(followRequestSettled);
    await clock.pass(0);
    expect(dismissal.isDone()).toBe(false);
    expect(context.logged).toEqual([]);
    expect(page.told).toEqual([{ notifications: { ownerId: 'u1', dismissed: '7' } }]);
    nock.cleanAll();
  });

  it('succeeds if the server removed the notification itself', async () => {
    const { dispatch, until, state, context } = open();
    server().post('/api/v1/notifications/7/dismiss').reply(403, { error: 'Cannot dismiss' });
    server().post('/api/v1/follow_requests/u5/reject').reply(200, relationship(false));
    dispatch(followRequestDenied({ userId: 'u5', notificationId: '7' }));
    await until(followRequestSettled);
    await clock.pass(0);
    expect(state().notices).toEqual([]);
    expect(context.logged).toMatchObject([{ level: 'info' }]);
  });
});

describe('the state of a report', () => {
  const report: Report = {
    id: 'r1',
    state: 'open',
    html: 'Spam',
    createdAt: '2026-11-20T11:00:00.000Z',
    reportedUserId: 'u9',
    reporterId: 'u5',
    statusIds: [],
    notes: [],
    rules: [],
  };
  const told = someNotification({ id: '8', type: 'pleroma:report', statusId: null, report });
  const PATH = '/api/v1/pleroma/admin/reports';
  const sent = (state: string) => ({ reports: [{ id: 'r1', state }] });
  const shown = ({ state }: ReturnType<typeof open>) =>
    selectHeldNotifications(state()).find(({ id }) => id === '8');

  it('REP-07 is pending at once, changes when the server has confirmed, and marks the notification as read', async () => {
    const story = open();
    story.dispatch(holding([told]));
    server().patch(PATH, sent('resolved')).delay(50).reply(204);
    const read = server().post(READ, { id: '8' }).reply(200, '"ok"');
    story.dispatch(reportStateChosen({ reportId: 'r1', state: 'resolved' }));
    expect(shown(story)?.report?.state).toBe('open');
    expect(selectReportChoice(story.state(), 'r1')).toBe('resolved');
    await clock.pass(100);
    await story.until(seenConfirmed);
    expect(read.isDone()).toBe(true);
    expect(shown(story)).toMatchObject({ seen: true, report: { state: 'resolved' } });
    expect(selectReportChoice(story.state(), 'r1')).toBeNull();
  });

  it('REP-09 is rolled back, with a notice for 5000 ms, when the server refuses', async () => {
    const story = open();
    story.dispatch(holding([told]));
    server()
      .patch(PATH, sent('closed'))
      .reply(400, [{ id: 'r1', error: 'not_found' }]);
    story.dispatch(reportStateChosen({ reportId: 'r1', state: 'closed' }));
    await story.until(reportStateRefused);
    expect(shown(story)).toMatchObject({ seen: false, report: { state: 'open' } });
    expect(selectReportChoice(story.state(), 'r1')).toBeNull();
    const notice = {
      level: 'error',
      messageKey: 'general.generic_error_message',
      values: { detail: 'not_found' },
    };
    expect(story.state().notices).toMatchObject([notice]);
    story.dispatch(pageShown());
    await clock.pass(4_999);
    expect(story.state().notices).toMatchObject([notice]);
    await clock.pass(1);
    expect(story.state().notices).toEqual([]);
  });

  it.each([
    ['where the whole family has it', PATH],
    ['where only the older place is there, which Akkoma lacks', '/api/pleroma/admin/reports'],
  ])('REP-08 is sent by its id, %s', async (_where, path) => {
    const story = open();
    story.dispatch(holding([told]));
    if (path !== PATH) server().patch(PATH).reply(404, { error: 'Not implemented' });
    const call = server().patch(path, sent('closed')).reply(204);
    server().post(READ).reply(200, '"ok"');
    story.dispatch(reportStateChosen({ reportId: 'r1', state: 'closed' }));
    await story.until(reportStateConfirmed);
    expect(call.isDone()).toBe(true);
  });

  it('ends as the last choice', async () => {
    const story = open();
    story.dispatch(holding([told]));
    server().post(READ).reply(200, '"ok"');
    server().patch(PATH, sent('closed')).reply(204);
    server().patch(PATH, sent('resolved')).reply(204);
    story.dispatch(reportStateChosen({ reportId: 'r1', state: 'closed' }));
    story.dispatch(reportStateChosen({ reportId: 'r1', state: 'resolved' }));
    await story.until(reportStateConfirmed);
    await clock.pass(0);
    expect(shown(story)?.report?.state).toBe('resolved');
  });

  it.each([
    ['of Pleroma with the privilege', 'pleroma', ['reports_manage_reports'], true],
    ['of Pleroma without it', 'pleroma', [], false],
    ['of others', 'mastodon', ['reports_manage_reports'], false],
  ] as const)('REP-07 is for staff %s: %s', (_who, family, privileges, may) => {
    const { dispatch, state } = open();
    dispatch(instanceConfigured({ instance: { family, backendName: family } }));
    dispatch(signedIn({ privileges: [...privileges] }));
    expect(selectMayManageReports(state())).toBe(may);
  });
});

describe('a button for a follow request', () => {
  const asked = { userId: 'u2', notificationId: '501' };

  it.each([
    ['approved', 'modalOnApproveFollow', followRequestApproved],
    ['denied', 'modalOnDenyFollow', followRequestDenied],
  ] as const)('FREQ-02 asks before it is %s if %s is on', (answer, name, say) => {
    const press = (value: boolean) => {
      const story = replay(answerFollowRequestsSaga, { before: [settingChanged({ name, value })] });
      story.dispatch(followRequestAnswerRequested({ ...asked, answer }));
      return story.log[1];
    };
    const props = { ...asked, answer };
    expect(press(true)).toEqual(dialogOpened({ kind: 'confirmFollowRequest', props }));
    nock(ORIGIN)
      .post(/follow_requests/)
      .reply(502, 'Bad gateway')
      .persist();
    expect(press(false)).toEqual(say(asked));
  });
});
