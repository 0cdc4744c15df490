/** Muting somebody again for another time, also while the first call is running. */
import nock from 'nock';
import { fork } from '@/sagas/engine/effects';
import { noticesSaga } from '@/sagas/noticeRules';
import { relationshipActionsSaga } from '@/sagas/people/relationshipActions';
import { selectPendingRelationshipAction } from '@/selectors/people/relationshipActions';
import {
  relationshipActionConfirmed,
  relationshipActionRequested,
} from '@/slices/people/relationshipActions';
import { userTokenReceived } from '@/slices/session/session';
import { settled } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { relationshipReceived, remoteUser, usersKnown } from '@support/people/relationshipActions';
import { wireRelationship } from '@support/wire';

const mute = (seconds: number | null) =>
  relationshipActionRequested({ userId: 'u2', relationshipKind: 'muting', wanted: true, seconds });
const unmute = () =>
  relationshipActionRequested({ userId: 'u2', relationshipKind: 'muting', wanted: false });

/** A server that answers once the gate is open; `status` decides about each call. */
function serve(status: (call: number) => number = () => 200) {
  const sent: unknown[] = [];
  let open = () => undefined as void;
  const gate = new Promise<void>((resolve) => {
    open = () => resolve();
  });
  for (const verb of ['mute', 'unmute']) {
    nock(ORIGIN)
      .persist()
      .post(`/api/v1/accounts/u2/${verb}`)
      .reply(async (_uri, body) => {
        const { duration = null } = Object(body) as { duration?: number };
        const call = sent.push(verb === 'mute' ? duration : verb);
        await gate;
        return [status(call), wireRelationship({ muting: verb === 'mute' })];
      });
  }
  nock(ORIGIN)
    .persist()
    .get('/api/v1/accounts/relationships')
    .query(true)
    .reply(200, [wireRelationship({ muting: true })]);
  return { sent, open: () => open() };
}

const begin = (muting = false) =>
  replay(
    function* () {
      yield* fork(noticesSaga);
      yield* fork(relationshipActionsSaga);
    },
    {
      before: [
        userTokenReceived({ userToken: 'TOKEN-mia' }),
        usersKnown(remoteUser()),
        relationshipReceived({ muting }),
      ],
    },
  );

it.each([
  ['another time', [mute(60), unmute(), mute(3_600)], [60, 3_600]],
  ['no time after all', [mute(60), unmute(), mute(null)], [60, null]],
  ['the same time', [mute(60), unmute(), mute(60)], [60]],
  ['not at all', [mute(60), mute(3_600), unmute()], [60, 'unmute']],
])('a mute that is wished for %s during the call ends as wished', async (_case, steps, sent) => {
  const server = serve();
  const story = begin();
  const [first, ...later] = steps;
  if (first) story.dispatch(first);
  while (server.sent.length === 0) await new Promise(setImmediate);
  for (const step of later) story.dispatch(step);
  server.open();
  await settled();
  expect(server.sent).toEqual(sent);
  expect(selectPendingRelationshipAction(story.state(), 'u2', 'muting')).toBeNull();
  expect(story.all(relationshipActionConfirmed)).toHaveLength(sent.at(-1) === 'unmute' ? 2 : 1);
});

it('a mute of somebody who is muted already is sent if it has a time', async () => {
  const server = serve();
  const story = begin(true);
  server.open();
  story.dispatch(mute(null));
  await settled();
  expect(server.sent).toEqual([]);
  story.dispatch(mute(3_600));
  await settled();
  expect(server.sent).toEqual([3_600]);
});

it('a new time is not taken as set because the person was muted before', async () => {
  const server = serve(() => 502);
  const story = begin(true);
  server.open();
  story.dispatch(mute(3_600));
  await settled();
  expect(story.all(relationshipActionConfirmed)).toEqual([]);
  expect(story.state().notices.map(({ messageKey }) => messageKey)).toEqual([
    'user_card.action_failed',
  ]);
});
