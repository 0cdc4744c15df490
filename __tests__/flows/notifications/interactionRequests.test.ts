/** The reader answers those who ask to react to a post, from the notification. */
import nock from 'nock';
import { decodeStatuses } from '@/api/decode/statuses/status';
import { interactionRequestsSaga } from '@/sagas/notifications/interactionRequests';
import {
  selectGivenAnswer,
  selectPendingAnswer,
} from '@/selectors/notifications/interactionRequests';
import { noticeShown } from '@/slices/engine/notices';
import {
  interactionAnswerRefused,
  interactionAnswerRequested,
  interactionAnswerSettled,
  type InteractionAnswer,
} from '@/slices/notifications/interactionRequests';
import { userTokenReceived } from '@/slices/session/session';
import { ORIGIN, replay } from '@support/flow';
import { holding, someNotification } from '@support/notifications/notifications';
import { signedIn } from '@support/people';
import { wireStatus } from '@support/wire';

const own = wireStatus({ id: 's1' });
const reply = wireStatus({ id: 's2', in_reply_to_id: 's1' });
const repeat = wireStatus({ id: 's3', reblog: own });
const REQUESTS = '/api/v1/interaction_requests';

const wireRequest = (type: string, changes: object = {}) => ({
  id: `${type} of ben`,
  type,
  account: { id: 'u2' },
  status: own,
  ...changes,
});
const all = [
  wireRequest('favourite', { id: 'of another', account: { id: 'u3' } }),
  wireRequest('favourite'),
  wireRequest('reply', { id: 'another reply', reply: { id: 's9' } }),
  wireRequest('reply', { reply: { id: 's2' } }),
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
const press = (answer: InteractionAnswer) =>
  interactionAnswerRequested({ notificationId: 'n1', answer });

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
  await story.until(interactionAnswerSettled);
  expect(selectGivenAnswer(story.state(), 'n1')).toBe(answer);
  expect(selectPendingAnswer(story.state(), 'n1')).toBeNull();
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
