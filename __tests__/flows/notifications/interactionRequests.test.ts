/** The reader lists those who ask to react to a post, and answers them, there or from notifications. */
import nock from 'nock';
import { decodeStatuses } from '@/api/decode/statuses/status';
import type { RequestFilter } from '@/domain/notifications/interactionRequests';
import { interactionRequestsSaga } from '@/sagas/notifications/interactionRequests';
import {
  selectGivenAnswer,
  selectInteractionRequestRows,
  selectPendingAnswer,
} from '@/selectors/notifications/interactionRequests';
import { requestFailed } from '@/slices/engine/requests';
import { noticeShown } from '@/slices/engine/notices';
import {
  interactionAnswerRefused,
  interactionAnswerRequested,
  interactionAnswerSettled,
  interactionRequestsClosed,
  interactionRequestsOpened,
  interactionRequestsReceived,
  olderInteractionRequestsRequested,
  type InteractionAnswer,
} from '@/slices/notifications/interactionRequests';
import { notificationsActedOn } from '@/slices/notifications/notifications';
import { userTokenReceived } from '@/slices/session/session';
import { ORIGIN, replay } from '@support/flow';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';
import { wireStatus, wireUser } from '@support/wire';

const own = wireStatus({ id: 's1' });
const reply = wireStatus({ id: 's2', in_reply_to_id: 's1' });
const repeat = wireStatus({ id: 's3', reblog: own });
const REQUESTS = '/api/v1/interaction_requests';

const wireRequest = (type: string, changes: object = {}) => ({
  id: `${type} of ben`,
  type,
  created_at: '2026-11-20T08:00:00.000Z',
  account: wireUser({ id: 'u2', acct: 'ben', username: 'ben' }),
  status: own,
  ...changes,
});
const all = [
  wireRequest('favourite', { id: 'of another', account: wireUser({ id: 'u3' }) }),
  wireRequest('favourite'),
  wireRequest('reply', { id: 'another reply', reply: wireStatus({ id: 's9' }) }),
  wireRequest('reply', { reply }),
  wireRequest('reblog'),
  { type: 'reply' },
];
const asked = (requests: object[] = all) =>
  nock(ORIGIN).get(REQUESTS).query({ status_id: 's1', limit: 80 }).reply(200, requests);
const sent = (kind: string, action: string, status = 200) =>
  nock(ORIGIN)
    .post(`${REQUESTS}/${encodeURIComponent(`${kind} of ben`)}/${action}`)
    .reply(status, status === 200 ? {} : { error: 'Not now' });

const start = (wireType: string, statusId: string) =>
  replay(interactionRequestsSaga, {
    family: 'gotosocial',
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      holding([someNotification({ id: 'n1', type: 'pending', wireType, statusId })], {
        entities: decodeStatuses([own, reply, repeat]),
      }),
    ],
  });
const press = (answer: InteractionAnswer, id = 'n1') => interactionAnswerRequested({ id, answer });

describe('from the notification', () => {
  it.each([
    ['favourite', 's1', 'approved', 'authorize'],
    ['reply', 's2', 'approved', 'authorize'],
    ['reblog', 's3', 'denied', 'reject'],
  ] as const)('a %s is looked up and answered', async (kind, statusId, answer, action) => {
    asked();
    sent(kind, action);
    const story = start(`pending.${kind}`, statusId);
    story.dispatch(press(answer));
    expect(selectPendingAnswer(story.state(), 'n1')).toBe(answer);
    await story.until(notificationsActedOn);
    expect(selectGivenAnswer(story.state(), 'n1')).toBe(answer);
    expect(selectPendingAnswer(story.state(), 'n1')).toBeNull();
    expect(story.all(notificationsActedOn)).toEqual([notificationsActedOn({ ids: ['n1'] })]);
  });

  it('one that was answered elsewhere says so', async () => {
    asked([]);
    const story = start('pending.reply', 's2');
    story.dispatch(press('denied'));
    await story.until(interactionAnswerSettled);
    expect(selectGivenAnswer(story.state(), 'n1')).toBe('gone');
  });

  it('one that goes meanwhile says so', async () => {
    asked();
    sent('reply', 'reject', 404);
    const story = start('pending.reply', 's2');
    story.dispatch(press('denied'));
    await story.until(interactionAnswerSettled);
    expect(selectGivenAnswer(story.state(), 'n1')).toBe('gone');
  });

  it('one that the server refuses can be answered again', async () => {
    asked();
    sent('reply', 'authorize', 422);
    const story = start('pending.reply', 's2');
    story.dispatch(press('approved'));
    await story.until(interactionAnswerRefused);
    await story.until(noticeShown);
    expect(selectPendingAnswer(story.state(), 'n1')).toBeNull();
    expect(selectGivenAnswer(story.state(), 'n1')).toBeNull();
  });
});

describe('on their page', () => {
  const page = (query: object, requests: object[] | null, next: string | null = null) => {
    const link = `<${ORIGIN}${REQUESTS}?max_id=${next ?? ''}>; rel="next"`;
    return nock(ORIGIN)
      .get(REQUESTS)
      .query({ limit: 20, ...query })
      .reply(requests ? 200 : 500, requests ?? { error: 'Broken' }, next ? { link } : {});
  };
  type Story = ReturnType<typeof start>;
  const shown = (story: Story, filter: RequestFilter = 'all') =>
    selectInteractionRequestRows(story.state(), filter).map(({ id }) => id);

  it('they come page by page, each once, without those that cannot be read', async () => {
    page({}, all, 'old');
    page({ max_id: 'old' }, [wireRequest('reblog'), wireRequest('reblog', { id: 'old one' })], 'x');
    page({ max_id: 'x' }, [], 'x');
    const story = start('pending.favourite', 's1');
    story.dispatch(interactionRequestsOpened({ filter: 'all' }));
    await story.until(interactionRequestsReceived);
    const first = ['of another', 'favourite of ben', 'another reply', 'reply of ben'];
    expect(shown(story)).toEqual([...first, 'reblog of ben']);
    story.log.length = 0;
    story.dispatch(olderInteractionRequestsRequested({ filter: 'all' }));
    await story.until(interactionRequestsReceived);
    expect(shown(story)).toEqual([...first, 'reblog of ben', 'old one']);
    story.log.length = 0;
    story.dispatch(olderInteractionRequestsRequested({ filter: 'all' }));
    await story.until(interactionRequestsReceived);
    expect(story.state().interactionRequests?.lists.all?.next).toBeNull();
    // There is nothing more to ask for.
    story.dispatch(olderInteractionRequestsRequested({ filter: 'all' }));
    expect(shown(story)).toHaveLength(6);
  });

  it.each([
    ['reply', { favourites: 'false', reblogs: 'false' }],
    ['favourite', { replies: 'false', reblogs: 'false' }],
  ] as const)('only %s is asked for', async (filter, query) => {
    page(query, [wireRequest(filter, { reply })]);
    const story = start('pending.favourite', 's1');
    story.dispatch(interactionRequestsOpened({ filter }));
    await story.until(interactionRequestsReceived);
    expect(shown(story, filter)).toEqual([`${filter} of ben`]);
  });

  it('the server is asked for one kind', async () => {
    page({ favourites: 'false', replies: 'false' }, [wireRequest('reblog')]);
    const story = start('pending.favourite', 's1');
    story.dispatch(interactionRequestsOpened({ filter: 'reblog' }));
    await story.until(interactionRequestsReceived);
    expect(shown(story, 'reblog')).toEqual(['reblog of ben']);
    expect(shown(story)).toEqual([]);
  });

  it('a failure is told, and leaves nothing behind when the page is left', async () => {
    page({}, null).persist();
    const story = start('pending.favourite', 's1');
    story.dispatch(interactionRequestsOpened({ filter: 'all' }));
    await story.until(requestFailed);
    story.dispatch(interactionRequestsClosed({ filter: 'all' }));
    expect(story.state().requests['interaction requests all']).toBeUndefined();
  });

  it.each([
    ['favourite', 's1'],
    ['reply', 's2'],
    ['reblog', 's3'],
  ])('the answer to a %s is shown at its notification, too', async (kind, statusId) => {
    page({}, all);
    sent(kind, 'authorize');
    const story = start(`pending.${kind}`, statusId);
    story.dispatch(interactionRequestsOpened({ filter: 'all' }));
    await story.until(interactionRequestsReceived);
    story.dispatch(press('approved', `${kind} of ben`));
    await story.until(notificationsActedOn);
    for (const id of ['n1', `${kind} of ben`]) {
      expect(selectGivenAnswer(story.state(), id)).toBe('approved');
    }
    expect(selectGivenAnswer(story.state(), 'of another')).toBeNull();
    expect(story.all(notificationsActedOn)).toEqual([notificationsActedOn({ ids: ['n1'] })]);
    // It stays in sight until the page is opened again.
    expect(shown(story)).toContain(`${kind} of ben`);
  });
});
