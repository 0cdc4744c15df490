/** Questions about the shoutbox: whether it is offered, and what stands in it. */
import { noShouts, type ShoutState } from '@/slices/talk/shout';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUser } from '@/selectors/session/session';

export const selectShout = (state: RootState): ShoutState => state.shout ?? noShouts;

/** The server has one, and gave the reader what lets them in. */
export const selectShoutOffered = (state: RootState): boolean =>
  selectCan(state, 'shoutbox') && selectChatToken(state) !== null;

export const selectChatToken = (state: RootState): string | null =>
  selectCurrentUser(state)?.chatToken ?? null;
