/** The example of `__tests__/README.md`: a saga replayed against answers by hand, with a stopped clock. */
import nock from 'nock';
import { LISTS_INTERVAL } from '@/domain/engine/limits';
import { listsSaga } from '@/sagas/people/lists';
import { listsReceived } from '@/slices/people/lists';
import { userTokenReceived } from '@/slices/session/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireList } from '@support/wire';

const clock = useStoppedClock();
const asked = () => nock(ORIGIN).get('/api/v1/lists');

it('keeps the lists while the server fails, and fetches them anew in time', async () => {
  // The server's next answer, and what had happened before the story begins.
  asked().reply(200, [wireList({ title: 'Bakers' })]);
  const before = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];
  const story = replay(listsSaga, { before });
  await story.until(listsReceived);

  asked().reply(502, 'Bad gateway');
  await clock.pass(LISTS_INTERVAL);
  expect(story.state().lists?.lists).toMatchObject([{ title: 'Bakers' }]);

  asked().reply(200, [wireList({ title: 'Bakers' }), wireList({ id: '2', title: 'Railways' })]);
  await clock.pass(LISTS_INTERVAL);
  expect(story.state().lists?.lists).toMatchObject([{ title: 'Railways' }, { title: 'Bakers' }]);

  expect(story.types()).toEqual([
    'lists/listsReceived',
    'requests/requestFailed',
    'lists/listsReceived',
  ]);
});
