/** These selectors say who is signed in, because a token may be known before the person is. */
import type { RootState } from '@/slices/root';

export const selectOauth = (state: RootState) => state.session.oauth;
export const selectUserToken = (state: RootState) => state.session.oauth.userToken;
export const selectCurrentUser = (state: RootState) => state.session.currentUser;
export const selectCurrentUserId = (state: RootState) => state.session.currentUser?.id ?? null;
export const selectSignedIn = (state: RootState) => state.session.currentUser !== null;
/**
 * A token was stored, and the server has not said yet whose it is: neither a member nor a visitor.
 */
export const selectSessionPending = (state: RootState) => state.startup.sessionPending;
/** A token is stored, and it is not known yet whom it belongs to. */
export const selectSessionUnverified = (state: RootState): boolean =>
  selectUserToken(state) !== null && !selectSignedIn(state);
/** The owner of what this browser keeps of the last screen; it is shown to nobody else. */
export const selectSnapshotOwner = (state: RootState): string | null =>
  selectUserToken(state) === null ? null : state.session.lastLoginName;
/** From the press on "Log in" until the result is known. */
export const selectLoggingIn = (state: RootState) =>
  state.session.phase === 'begin' || state.session.phase === 'verify';
