/** Counts the waiting statuses of a timeline once, without remembering them. */
import type { TimelineKey } from '@/domain/timelines/timeline';
import { makeSelectNewCount } from '@/selectors/timelines/timelines';
import type { RootState } from '@/slices/root';

export const selectNewCount = (state: RootState, key: TimelineKey): number =>
  makeSelectNewCount()(state, key);
