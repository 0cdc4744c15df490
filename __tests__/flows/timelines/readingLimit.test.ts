/** Reading up to a limit: a line says so once a day, out of sight, and nothing else happens. */
import { readingLimitSaga } from '@/sagas/timelines/readingLimit';
import { selectEnoughBelow } from '@/selectors/timelines/readingLimit';
import { pageFocusChanged, pageVisibilityChanged } from '@/slices/realtime/realtime';
import { settingChanged } from '@/slices/session/config';
import { loggedOut } from '@/slices/session/session';
import { enoughReached, readingContinued, rowsSeen } from '@/slices/timelines/readingLimit';
import { timelineClosed, timelineOpened } from '@/slices/timelines/timelines';
import { useStoppedClock } from '@support/clock';
import { fakeStorage } from '@support/context';
import { replay } from '@support/flow';

const MINUTE = 60_000;
const clock = useStoppedClock(new Date(2026, 10, 20, 12).toISOString());
const key = 'friends';

const posts = (value: number) => settingChanged({ name: 'enoughPosts', value });
const minutes = (value: number) => settingChanged({ name: 'enoughMinutes', value });
const sees = (...ids: string[]) => rowsSeen({ key, ids, below: `${ids.at(-1)}+2` });
const inFront = [timelineOpened({ key }), pageVisibilityChanged(true), pageFocusChanged(true)];

function begin(
  limit: ReturnType<typeof posts>,
  { storage, table } = fakeStorage(),
  before = inFront,
) {
  const story = replay(readingLimitSaga, {
    before: [...before, limit],
    context: { storage: { database: storage } },
  });
  return { ...story, table };
}

describe('a limit of posts', () => {
  it('is told of in the timeline once it is reached [enoughPosts]', async () => {
    const story = begin(posts(3));
    story.dispatch(sees('a', 'b'));
    await clock.pass(1_000);
    expect(story.all(enoughReached)).toEqual([]);
    story.dispatch(sees('b', 'c'));
    await clock.pass(1_000);
    expect(story.all(enoughReached)).toEqual([
      enoughReached({ key, by: 'posts', count: 3, below: 'c+2' }),
    ]);
    expect(selectEnoughBelow(story.state(), key)).toBe('c+2');
    expect(selectEnoughBelow(story.state(), 'public')).toBeNull();
  });

  it('counts each post once, and neither gaps, nor what is scrolled past', async () => {
    const story = begin(posts(3));
    story.dispatch(sees('a', 'b'));
    await clock.pass(1_000);
    story.dispatch(sees('c', 'd', 'e'));
    await clock.pass(600);
    story.dispatch(sees('a', 'b', 'gap b', 'enough'));
    await clock.pass(1_000);
    expect(story.table.get('readingDay')).toMatchObject({ posts: 2 });
  });

  it('waits for a place at the end of the list', async () => {
    const story = begin(posts(1));
    story.dispatch(rowsSeen({ key, ids: ['a'], below: null }));
    await clock.pass(1_000);
    expect(story.all(enoughReached)).toEqual([]);
    story.dispatch(sees('a'));
    await clock.pass(1_000);
    expect(story.all(enoughReached)).toHaveLength(1);
  });

  it('is told of once a day, also after a reload, and again the day after', async () => {
    const kept = fakeStorage();
    const first = begin(posts(1), kept);
    first.dispatch(sees('a'));
    await clock.pass(1_000);
    first.dispatch(sees('b'));
    await clock.pass(1_000);
    expect(first.all(enoughReached)).toHaveLength(1);
    const second = begin(posts(1), kept);
    second.dispatch(sees('c'));
    await clock.pass(1_000);
    expect(second.all(enoughReached)).toEqual([]);
    expect(kept.table.get('readingDay')).toMatchObject({ posts: 3, told: true });

    await clock.pass(24 * 60 * MINUTE);
    second.dispatch(sees('d'));
    await clock.pass(1_000);
    expect(second.all(enoughReached)).toHaveLength(1);
    expect(kept.table.get('readingDay')).toMatchObject({ day: '2026-11-21', posts: 1 });
  });

  it('stays in its place when the reader reads on, until they leave the timeline', async () => {
    const story = begin(posts(1));
    story.dispatch(sees('a'));
    await clock.pass(1_000);
    story.dispatch(readingContinued());
    expect(selectEnoughBelow(story.state(), key)).toBe('a+2');
    story.dispatch(timelineClosed({ key }));
    expect(selectEnoughBelow(story.state(), key)).toBeNull();
  });

  it('counts in memory while storage fails', async () => {
    const broken = {
      ...fakeStorage().storage,
      get: () => Promise.reject(new Error('blocked')),
      set: () => Promise.reject(new Error('blocked')),
    };
    const story = begin(posts(2), { ...fakeStorage(), storage: broken });
    for (const id of ['a', 'b']) {
      story.dispatch(sees(id));
      await clock.pass(1_000);
    }
    expect(story.all(enoughReached)).toHaveLength(1);
  });

  it('leaves no trace after logging out', async () => {
    const story = begin(posts(9));
    story.dispatch(sees('a'));
    await clock.pass(1_000);
    expect(story.table.has('readingDay')).toBe(true);
    story.dispatch(loggedOut('wish'));
    await clock.pass(100);
    expect(story.table.has('readingDay')).toBe(false);
  });
});

describe('a limit of minutes', () => {
  it('counts the time in which a timeline is looked at [enoughMinutes]', async () => {
    const story = begin(minutes(2));
    story.dispatch(sees('a'));
    await clock.pass(MINUTE);
    story.dispatch(pageFocusChanged(false));
    await clock.pass(30 * MINUTE);
    story.dispatch(pageFocusChanged(true));
    await clock.pass(MINUTE - 1_000);
    expect(story.all(enoughReached)).toEqual([]);
    await clock.pass(20_000);
    expect(story.all(enoughReached)).toEqual([
      enoughReached({ key, by: 'minutes', count: 2, below: 'a+2' }),
    ]);
  });

  it('counts nothing without a limit', async () => {
    const story = begin(minutes(0));
    await clock.pass(10 * MINUTE);
    expect(story.table.has('readingDay')).toBe(false);
  });
});
