/** When the followed hashtags are worth knowing; the first screen contains this, and no more. */
import { selectCan } from '@/selectors/session/capabilities';
import type { RootState } from '@/slices/root';

/** True once the home timeline was scrolled, which only members see, where tags can be followed. */
export const selectReadsHome = (state: RootState): boolean =>
  state.timelines['friends']?.atTop === false && selectCan(state, 'followedTags');
