/** The account's filters: fetched whenever they changed, and never by halves. */
import nock from 'nock';
import { filtersSaga } from '@/sagas/filters';
import { selectRequest } from '@/selectors/requests';
import { filtersChanged, filtersReceived } from '@/slices/filters';
import { loggedOut, userTokenReceived } from '@/slices/session';
import { useStoppedClock } from '@support/clock';
import { ORIGIN, replay } from '@support/flow';
import { signedIn } from '@support/people';
import { wireFilter } from '@support/wire';

const clock = useStoppedClock();
const member = [userTokenReceived({ userToken: 'TOKEN-mia' }), signedIn()];

/** Answers each call with the next of these, after so many milliseconds. */
function server(...answers: { phrase?: string; status?: number; after?: number }[]) {
  const asked = { times: 0 };
  for (const { phrase = 'frogs', status = 200, after = 0 } of answers) {
    nock(ORIGIN)
      .get('/api/v1/filters')
      .delay(after)
      .reply(() => {
        asked.times += 1;
        return [status, status === 200 ? [wireFilter({ phrase })] : { error: 'Oh no' }];
      });
  }
  return asked;
}

const phrases = (story: ReturnType<typeof replay>) =>
  story.state().filters.filters.map(({ phrase }) => phrase);

describe('filters', () => {
  it('are fetched with the login, and each time that they change', async () => {
    const asked = server({ phrase: 'frogs' }, { phrase: 'toads' });
    const story = replay(filtersSaga);
    await clock.pass(3_600_000);
    expect(asked.times).toBe(0);
    member.forEach((action) => story.dispatch(action));
    await story.until(filtersReceived);
    expect(phrases(story)).toEqual(['frogs']);
    await clock.pass(3_600_000);
    expect(asked.times).toBe(1);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(phrases(story)).toEqual(['toads']);
  });

  it('are those of the last change when changes follow one another', async () => {
    server({ phrase: 'frogs', after: 500 }, { phrase: 'toads', after: 100 });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(50);
    story.dispatch(filtersChanged());
    await clock.pass(1_000);
    expect(story.all(filtersReceived)).toHaveLength(1);
    expect(phrases(story)).toEqual(['toads']);
  });

  it('stay as they were when the server fails, which is told, until they change again', async () => {
    server({ phrase: 'frogs' }, { status: 422 }, { phrase: 'toads' });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(0);
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(phrases(story)).toEqual(['frogs']);
    expect(selectRequest(story.state(), 'filters')).toMatchObject({ reason: 'Oh no' });
    story.dispatch(filtersChanged());
    await clock.pass(0);
    expect(phrases(story)).toEqual(['toads']);
  });

  it('of an account go with it, also those that are still on their way', async () => {
    server({ phrase: 'frogs' }, { phrase: 'toads', after: 500 });
    const story = replay(filtersSaga, { before: member });
    await clock.pass(0);
    story.dispatch(filtersChanged());
    await clock.pass(50);
    story.dispatch(loggedOut());
    await clock.pass(1_000);
    expect(phrases(story)).toEqual([]);
    expect(story.all(filtersReceived)).toHaveLength(1);
  });

  it('are dropped when they have run out, each at its time, and not before', async () => {
    const until = (expires_at: string | null, phrase: string) => wireFilter({ phrase, expires_at });
    nock(ORIGIN)
      .get('/api/v1/filters')
      .reply(200, [
        until('2026-11-20T11:59:00.000Z', 'long gone'),
        until('2026-11-20T12:01:00.000Z', 'a minute'),
        until('2027-03-01T00:00:00.000Z', 'months'),
        until(null, 'for ever'),
      ]);
    const story = replay(filtersSaga, { before: member });
    await clock.pass(1);
    expect(phrases(story)).toEqual(['a minute', 'months', 'for ever']);
    await clock.pass(58_000);
    expect(phrases(story)).toEqual(['a minute', 'months', 'for ever']);
    await clock.pass(2_000);
    expect(phrases(story)).toEqual(['months', 'for ever']);
    await clock.pass(150 * 86_400_000);
    expect(phrases(story)).toEqual(['for ever']);
  });

  it('are nothing to ask for without an account', async () => {
    const asked = server({});
    const story = replay(filtersSaga);
    story.dispatch(filtersChanged());
    await clock.pass(1_000);
    expect(asked.times).toBe(0);
  });
});
