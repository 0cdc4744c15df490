/** The daily limits of reading, and the line that says when one is reached. */
import type { ReadingLimits } from '@/domain/timelines/readingDay';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { selectSetting } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';

export const selectReadingLimits = (state: RootState): ReadingLimits => ({
  posts: selectSetting(state, 'enoughPosts'),
  minutes: selectSetting(state, 'enoughMinutes'),
});

export const selectHasReadingLimit = (state: RootState): boolean =>
  selectSetting(state, 'enoughPosts') > 0 || selectSetting(state, 'enoughMinutes') > 0;

/** The row that the line stands below; null in other timelines. */
export const selectEnoughBelow = (state: RootState, key: TimelineKey): string | null => {
  const line = state.readingLimit?.line;
  return line?.key === key ? line.below : null;
};
