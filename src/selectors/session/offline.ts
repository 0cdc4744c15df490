/**
 * These selectors say if the page is up to date and the server can be reached, because the page
 * shows both.
 */
import type { RootState } from '@/slices/root';
import { selectOnline } from '@/selectors/realtime/realtime';

/** The time of the shown content; null while it is current. */
export const selectOfflineSince = (state: RootState): number | null => state.offline?.since ?? null;

/** True if the network is up and the server answers. */
export const selectServerReached = (state: RootState): boolean =>
  selectOnline(state) && !state.startup.serverUnreachable;
