/** Says if there is a shoutbox for the reader; apart from its content, which is loaded then. */
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectCurrentUser } from '@/selectors/session/session';

/** True if the server has one, and gave the reader the token for it. */
export const selectShoutOffered = (state: RootState): boolean =>
  selectCan(state, 'shoutbox') && selectChatToken(state) !== null;

export const selectChatToken = (state: RootState): string | null =>
  selectCurrentUser(state)?.chatToken ?? null;
