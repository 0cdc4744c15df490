/** The shoutbox: its availability and its content. */
import { noShouts, type ShoutState } from '@/slices/talk/shout';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUser } from '@/selectors/session/session';

export const selectShout = (state: RootState): ShoutState => state.shout ?? noShouts;

/** True if the server has one, and gave the reader the token for it. */
export const selectShoutOffered = (state: RootState): boolean =>
  selectCan(state, 'shoutbox') && selectChatToken(state) !== null;

export const selectChatToken = (state: RootState): string | null =>
  selectCurrentUser(state)?.chatToken ?? null;
