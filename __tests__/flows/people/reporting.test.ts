/** Reporting somebody to the staff: sent, refused with a reason, and sent again. */
import nock from 'nock';
import type { ReportForm } from '@/domain/people/report';
import { reportRequest } from '@/domain/people/report';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { reportingSaga } from '@/sagas/people/reporting';
import { selectReportForm } from '@/selectors/people/reporting';
import { selectRequest } from '@/selectors/engine/requests';
import { dialogOpened } from '@/slices/engine/dialogs';
import {
  reportClosed,
  reportEdited,
  reportOpened,
  reportRequested,
  reportSent,
} from '@/slices/people/reporting';
import { requestFailed } from '@/slices/engine/requests';
import { userTokenReceived } from '@/slices/session/session';
import { usersKnown, remoteUser } from '@support/people/relationshipActions';
import { settled, useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { fixture } from '@support/fixtures';

useStoppedClock();

function begin({ token = 'TOKEN-mia', user = remoteUser() } = {}) {
  const { id: userId } = user;
  return replay(
    function* () {
      yield* fork(noticesSaga);
      yield* reportingSaga();
    },
    {
      before: [
        userTokenReceived({ userToken: token }),
        signedIn(),
        usersKnown(user),
        dialogOpened({ kind: 'report', props: { userId, preTickedIds: [] } }),
        reportOpened({ userId, preTickedIds: [] }),
      ],
    },
  );
}

type Story = ReturnType<typeof begin>;
const request = (story: Story, userId = 'u2') =>
  selectRequest(story.state(), reportRequest(userId));
const fill = (change: Partial<ReportForm>, userId = 'u2') => reportEdited({ userId, change });
const notices = (story: Story) =>
  story.state().notices.map(({ level, messageKey, values }) => [level, messageKey, values]);

describe('a report', () => {
  it('REP-03 names the account, the posts, the comment, and whether it is forwarded', async () => {
    const sent: unknown[] = [];
    nock(ORIGIN, { reqheaders: { authorization: 'Bearer TOKEN-mia' } })
      .post('/api/v1/reports')
      .reply((_uri, body) => {
        sent.push(body);
        return [200, { id: 'r1', action_taken: false }];
      });
    const story = begin();
    story.dispatch(fill({ statusIds: ['s1', 's2'], comment: 'Spam', forward: true }));
    story.dispatch(reportRequested({ userId: 'u2' }));
    expect(request(story).busy).toBe(true);
    await story.until(reportSent);
    await settled();
    expect(sent).toEqual([
      { account_id: 'u2', status_ids: ['s1', 's2'], comment: 'Spam', forward: true },
    ]);
    expect(request(story)).toMatchObject({ busy: false, reason: null });
    expect(story.state().dialogs).toEqual([]);
    expect(selectReportForm(story.state(), 'u2')).toBeNull();
    expect(notices(story)).toEqual([
      [
        'success',
        'user_reporting.sent',
        { name: 'Ben', count: 2, comment: 'yes', forward: 'yes', domain: 'far.example' },
      ],
    ]);
  });

  it.each(['reports/create', 'reports/create-account-only'])(
    "REP-03 is sent in the server's format: %s",
    async (name) => {
      const { request: told } = fixture(name);
      const body = told.body as { account_id: string; status_ids: string[]; comment: string };
      if (!('forward' in body)) Object.assign(body, { forward: false });
      const { account_id: userId, status_ids: statusIds, comment } = body;
      const server = nock(ORIGIN, { reqheaders: { authorization: `Bearer TOKEN-${told.as}` } })
        .post(told.path, { ...body })
        .reply(200, fixture(name).response.body as nock.Body);
      const story = begin({ token: `TOKEN-${told.as}`, user: someUser({ id: userId }) });
      story.dispatch(fill({ statusIds, comment }, userId));
      story.dispatch(reportRequested({ userId }));
      await story.until(reportSent);
      expect(server.isDone()).toBe(true);
    },
  );

  it('is never forwarded for people of this server', async () => {
    const sent: { forward?: unknown }[] = [];
    nock(ORIGIN)
      .post('/api/v1/reports')
      .reply((_uri, body) => {
        sent.push(body as object);
        return [200, {}];
      });
    const story = begin({ user: someUser({ id: 'u2' }) });
    story.dispatch(fill({ forward: true }));
    story.dispatch(reportRequested({ userId: 'u2' }));
    await story.until(reportSent);
    expect(sent).toEqual([expect.objectContaining({ forward: false })]);
  });

  it('keeps its text when it could not be sent, and can be sent again', async () => {
    const { request: told } = fixture('reports/create-comment-too-long');
    const { account_id: userId, comment } = told.body as { account_id: string; comment: string };
    nock(ORIGIN)
      .post('/api/v1/reports')
      .reply(400, fixture('reports/create-comment-too-long').response.body as nock.Body);
    const story = begin({ user: remoteUser({ id: userId }) });
    story.dispatch(fill({ comment }, userId));
    story.dispatch(reportRequested({ userId }));
    await story.until(requestFailed);
    expect(request(story, userId)).toMatchObject({
      busy: false,
      reason: 'Comment must be up to 1000 characters',
    });
    expect(selectReportForm(story.state(), userId)?.comment).toBe(comment);
    expect(story.state().dialogs).toHaveLength(1);
    // Closing and reopening the dialog keeps the text and clears the failure.
    story.dispatch(reportClosed({ userId }));
    await settled();
    expect(request(story, userId).reason).toBeNull();
    story.dispatch(reportOpened({ userId, preTickedIds: ['s9'] }));
    expect(selectReportForm(story.state(), userId)).toEqual({
      comment,
      statusIds: ['s9'],
      forward: false,
    });
  });

  it('does not close a dialog about somebody else', async () => {
    nock(ORIGIN).post('/api/v1/reports').reply(200, {});
    const story = begin();
    story.dispatch(reportRequested({ userId: 'u2' }));
    story.dispatch(dialogOpened({ kind: 'report', props: { userId: 'u5', preTickedIds: [] } }));
    await story.until(reportSent);
    await settled();
    expect(story.state().dialogs).toMatchObject([{ kind: 'report', props: { userId: 'u5' } }]);
  });
});
