import type { RootState } from '@/slices/root';
import { selectOnline } from '@/selectors/realtime/realtime';

/** Of when it is what the page shows; null while it is of this moment. */
export const selectOfflineSince = (state: RootState): number | null => state.offline?.since ?? null;

/** There is a line, and by it the server answers. */
export const selectServerReached = (state: RootState): boolean =>
  selectOnline(state) && !state.startup.serverUnreachable;
