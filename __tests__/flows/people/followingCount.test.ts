/** The reader's own number of followed people follows what they do, without fetching the account. */
import nock from 'nock';
import { relationshipActionsSaga } from '@/sagas/people/relationshipActions';
import { selectUser } from '@/selectors/people/users';
import {
  relationshipActionConfirmed,
  relationshipActionRefused,
} from '@/slices/people/relationshipActions';
import { userTokenReceived } from '@/slices/session/session';
import {
  usersKnown,
  relationshipReceived,
  remoteUser,
  requestRelationshipAction,
} from '@support/people/relationshipActions';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn, someUser } from '@support/people';
import { wireRelationship } from '@support/wire';

const clock = useStoppedClock();
const FOLLOWED = 3;

const answer = (verb: string, changes: object = {}) =>
  nock(ORIGIN).post(`/api/v1/accounts/u2/${verb}`).reply(200, wireRelationship(changes));

const looked = (changes: object) =>
  nock(ORIGIN)
    .get('/api/v1/accounts/relationships')
    .query(true)
    .reply(200, [wireRelationship(changes)]);

const begin = (before: object = {}, isLocked = false) =>
  replay(relationshipActionsSaga, {
    before: [
      userTokenReceived({ userToken: 'TOKEN-mia' }),
      signedIn(),
      usersKnown(remoteUser({ isLocked })),
      usersKnown(someUser({ followingCount: FOLLOWED })),
      relationshipReceived(before),
    ],
  });

type Story = ReturnType<typeof begin>;
const count = (story: Story) => selectUser(story.state(), 'u1')?.followingCount;

it('counts a follow', async () => {
  answer('follow', { following: true });
  const story = begin();
  story.dispatch(requestRelationshipAction('following'));
  await story.until(relationshipActionConfirmed);
  expect(count(story)).toBe(FOLLOWED + 1);
});

it('counts a follow that a remote server confirms a moment later', async () => {
  answer('follow', { requested: true });
  looked({ following: true });
  const story = begin();
  story.dispatch(requestRelationshipAction('following'));
  await clock.pass(500);
  await clock.pass(500);
  expect(count(story)).toBe(FOLLOWED + 1);
});

it('does not count a request', async () => {
  answer('follow', { requested: true });
  const story = begin({}, true);
  story.dispatch(requestRelationshipAction('following'));
  await story.until(relationshipActionConfirmed);
  expect(count(story)).toBe(FOLLOWED);
});

it.each([
  ['unfollow', 'following', false],
  ['block', 'blocking', true],
] as const)('counts the end of a follow by %s', async (verb, kind, wanted) => {
  answer(verb, { blocking: kind === 'blocking' });
  const story = begin({ following: true });
  story.dispatch(requestRelationshipAction(kind, wanted));
  await story.until(relationshipActionConfirmed);
  expect(count(story)).toBe(FOLLOWED - 1);
});

it('counts nothing that the server refuses', async () => {
  nock(ORIGIN).post('/api/v1/accounts/u2/follow').reply(403, { error: 'rejected' });
  looked({});
  const story = begin();
  story.dispatch(requestRelationshipAction('following'));
  await story.until(relationshipActionRefused);
  expect(count(story)).toBe(FOLLOWED);
});
