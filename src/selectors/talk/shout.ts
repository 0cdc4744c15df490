/** The content of the shoutbox. */
import { noShouts, type ShoutState } from '@/slices/talk/shout';
import type { RootState } from '@/slices/root';

export const selectShout = (state: RootState): ShoutState => state.shout ?? noShouts;
