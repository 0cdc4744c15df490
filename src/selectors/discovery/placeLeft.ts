/** True once a member has left a place, or is about to. */
import { selectSignedIn } from '@/selectors/session/session';
import type { RootState } from '@/slices/root';

export const selectPlaceLeft = (state: RootState): boolean =>
  selectSignedIn(state) && (state.interface.left !== null || !state.realtime.pageVisible);
