/** Questions about the shoutbox: whether it is offered, and what stands in it. */
import { noShouts, type ShoutState } from '@/slices/shout';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectSetting } from './config';
import { selectMobile, selectRoute } from './interface';
import { selectShoutJoined } from './navigation';
import { selectCurrentUser } from './session';

export const selectShout = (state: RootState): ShoutState => state.shout ?? noShouts;

/** The server has one, and gave the reader what lets them in. */
export const selectShoutOffered = (state: RootState): boolean =>
  selectCan(state, 'shoutbox') && selectChatToken(state) !== null;

export const selectChatToken = (state: RootState): string | null =>
  selectCurrentUser(state)?.chatToken ?? null;

/** Phones have the page alone; and where the page is shown, it does not float over itself. */
export const selectShoutFloats = (state: RootState): boolean =>
  selectShoutJoined(state) &&
  !selectSetting(state, 'hideShoutbox') &&
  !selectMobile(state) &&
  selectRoute(state).name !== 'shout-panel';
