/** When the followed hashtags are worth knowing; the first screen contains this, and no more. */
import { selectCan } from '@/selectors/session/capabilities';
import { selectUserToken } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';

/** True once a member has scrolled the home timeline of a server where one can follow hashtags. */
export const selectReadsHome = (state: RootState): boolean =>
  state.timelines['friends']?.atTop === false &&
  selectUserToken(state) !== null &&
  selectCan(state, 'followedTags');
