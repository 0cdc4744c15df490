/**
 * Counts the posts that are read and the time that is spent in timelines, per day and in this
 * browser, while the reader has set a limit, and says once a day that it is reached.
 */
import { ENOUGH_ROW } from '@/domain/timelines/enoughRow';
import {
  dayOf,
  limitReached,
  readReadingDay,
  type ReadingDay,
} from '@/domain/timelines/readingDay';
import { gapAbove } from '@/domain/timelines/timelineRanges';
import { selectPageFocused, selectPageVisible } from '@/selectors/realtime/realtime';
import { selectHasReadingLimit, selectReadingLimits } from '@/selectors/timelines/readingLimit';
import { selectViewed } from '@/selectors/timelines/timelines';
import type { RootState } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';
import { enoughReached, rowsSeen } from '@/slices/timelines/readingLimit';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  takeEvery,
  takeLatest,
} from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { waitUntil } from '@/sagas/engine/control';

/** A post that is in sight for less was scrolled past. */
const GLANCE = 700;
/** The time is noted in such steps. */
const STEP = 15_000;
/** The storage key of the count. */
const READING_DAY = 'readingDay';
/** Posts that are remembered so as to count each once; beyond, they may count again. */
const MOST_COUNTED = 5_000;

type Seen = ReturnType<typeof rowsSeen>['payload'];

interface Count {
  day: ReadingDay | null;
  counted: Set<string>;
  /** The rows in sight; null before there are any. */
  seen: Seen | null;
}

export function* readingLimitSaga(): SagaGenerator<void> {
  const count: Count = { day: null, counted: new Set(), seen: null };
  yield* fork(countMinutes, count);
  yield* takeEvery(loggedOut, function* () {
    count.day = null;
    const { database } = yield* getContext('storage');
    yield* quietly(() => database.remove(READING_DAY));
  });
  yield* takeLatest(rowsSeen, function* ({ payload }) {
    count.seen = payload;
    yield* delay(GLANCE);
    const fresh = payload.ids.filter((id) => isPost(id) && !count.counted.has(id));
    if (count.counted.size > MOST_COUNTED) count.counted.clear();
    fresh.forEach((id) => count.counted.add(id));
    yield* fork(note, count, { posts: fresh.length, seconds: 0 });
  });
}

const isPost = (row: string): boolean => gapAbove(row) === null && row !== ENOUGH_ROW;

const selectIsReading = (state: RootState): boolean =>
  selectHasReadingLimit(state) &&
  selectPageVisible(state) &&
  selectPageFocused(state) &&
  Object.values(state.timelines).some(({ viewers }) => viewers > 0);

function* countMinutes(count: Count): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  for (;;) {
    yield* waitUntil(selectIsReading);
    const began = now();
    yield* race({
      due: delay(STEP),
      left: call(waitUntil, (state: RootState) => !selectIsReading(state)),
    });
    // The device may have slept.
    const seconds = Math.min(now() - began, STEP) / 1_000;
    yield* call(note, count, { posts: 0, seconds });
  }
}

/** Adds to the count of today, also to what other tabs have added, and says if it is enough. */
function* note(count: Count, more: { posts: number; seconds: number }): SagaGenerator<void> {
  const { now } = yield* getContext('clock');
  const { database } = yield* getContext('storage');
  const today = dayOf(now());
  const own = readReadingDay(count.day, today);
  const stored = readReadingDay(yield* quietly(() => database.get(READING_DAY)), today);
  const day = {
    day: today,
    posts: Math.max(own.posts, stored.posts) + more.posts,
    seconds: Math.max(own.seconds, stored.seconds) + more.seconds,
    told: own.told || stored.told,
  };
  const limit = limitReached(day, yield* select(selectReadingLimits));
  const { seen } = count;
  if (limit && seen?.below != null && (yield* select(selectViewed, seen.key))) {
    day.told = true;
    yield* put(enoughReached({ ...limit, key: seen.key, below: seen.below }));
  }
  count.day = day;
  yield* quietly(() => database.set(READING_DAY, day));
}

/** The count goes on in memory if storage fails. */
function* quietly(work: () => Promise<unknown>): SagaGenerator<unknown> {
  try {
    return yield* call(work);
  } catch {
    return null;
  }
}
