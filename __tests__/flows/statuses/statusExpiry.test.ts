/** Posts that delete themselves: they leave the page at their time, once the server agrees. */
import nock from 'nock';
import { statusExpirySaga } from '@/sagas/statuses/statusExpiry';
import { expiringStatusShown } from '@/slices/statuses/statusExpiry';
import { statusDeleted, statusReceived } from '@/slices/statuses/statuses';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { statusesKnown } from '@support/statuses/statuses';
import { wireStatus } from '@support/wire';

const clock = useStoppedClock();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const inAnHour = () => new Date(clock.now() + HOUR).toISOString();
const expiring = (id: string, expires_at: string | null) =>
  wireStatus({ id, pleroma: { expires_at } });
const asked = (id = 's1') => nock(ORIGIN).get(`/api/v1/statuses/${id}`);

function page(...wires: ReturnType<typeof wireStatus>[]) {
  const story = replay(statusExpirySaga, { before: [statusesKnown(...wires)] });
  story.dispatch(expiringStatusShown());
  return story;
}

it('leaves the page within a minute of its time, however many cards show it', async () => {
  const story = page(expiring('s1', inAnHour()), expiring('s2', null));
  story.dispatch(expiringStatusShown());
  await clock.pass(HOUR - MINUTE);
  expect(story.all(statusDeleted)).toEqual([]);
  asked().reply(404, { error: 'Record not found' });
  await clock.pass(MINUTE);
  expect(story.all(statusDeleted)).toEqual([statusDeleted({ statusId: 's1' })]);
  // Nothing is left to watch for: no call follows, which would fail.
  await clock.pass(HOUR);
});

it('stays while the server, whose clock may be slow, still has it', async () => {
  const story = page(expiring('s1', inAnHour()));
  await clock.pass(HOUR - MINUTE);
  asked().reply(200, expiring('s1', inAnHour()));
  await clock.pass(MINUTE);
  expect(story.all(statusReceived)).toHaveLength(1);
  await clock.pass(HOUR - 2 * MINUTE);
  asked().reply(410);
  await clock.pass(MINUTE);
  expect(story.all(statusDeleted)).toHaveLength(1);
});

it('is asked about five times at most if the server never deletes it', async () => {
  const story = page(expiring('s1', new Date(clock.now() - HOUR).toISOString()));
  const answers = asked().times(5).reply(403);
  for (let minute = 0; minute < 10; minute += 1) await clock.pass(MINUTE);
  expect(answers.isDone()).toBe(true);
  expect(story.all(statusDeleted)).toEqual([]);
});

it('is watched for again when another one is shown later', async () => {
  const story = page(expiring('s1', null));
  story.dispatch(statusesKnown(expiring('s2', inAnHour())));
  story.dispatch(expiringStatusShown());
  await clock.pass(HOUR - MINUTE);
  asked('s2').reply(404);
  await clock.pass(MINUTE);
  expect(story.all(statusDeleted)).toEqual([statusDeleted({ statusId: 's2' })]);
});
