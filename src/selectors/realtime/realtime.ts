/** The state of the socket and the page, and the conditions for polling. */
import type { TimelineKey } from '@/domain/timelines/timeline';
import { HANDED_OVER, socketStates } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectSetting } from '@/selectors/session/config';
import { selectFollows } from './tabs';
import { selectSignedIn, selectUserToken } from '@/selectors/session/session';
export const selectSocketJoined = (state: RootState) =>
  state.realtime.socket === socketStates.joined;
/** Names the connection that delivers this timeline now; null if there is none. */
export const selectStreamConnection = (state: RootState, key: TimelineKey): string | null => {
  const { joins, streams } = state.realtime;
  const stream = key === 'friends' ? 0 : streams[key];
  return selectSocketJoined(state) && stream !== undefined ? `${joins} ${stream}` : null;
};
export const selectJoins = (state: RootState) => state.realtime.joins;
export const selectFailedConnects = (state: RootState) => state.realtime.failedConnects;
export const selectPageVisible = (state: RootState) => state.realtime.pageVisible;
export const selectPageFocused = (state: RootState) => state.realtime.pageFocused;
export const selectOnline = (state: RootState) => state.realtime.online;
/** True while no desktop notifications may be shown. */
export const selectSilent = (state: RootState) => state.realtime.silent;

/** True if the user is known, the server can stream, and the settings ask for it. */
export const selectStreamingWanted = (state: RootState) =>
  selectSignedIn(state) &&
  selectUserToken(state) !== null &&
  selectCan(state, 'streaming') &&
  selectSetting(state, 'useStreamingApi');

/** True while the first connection of this visit is being made. */
export const selectSocketAwaited = ({ realtime: { socket, joins, failedConnects } }: RootState) =>
  (socket === socketStates.starting || socket === socketStates.startingInitial) &&
  joins === 0 &&
  failedConnects === 0;

/** For lists that are never streamed: polled only while the page is visible and online. */
export const selectMayPollWhileVisible = (state: RootState) =>
  selectPageVisible(state) && selectOnline(state) && state.realtime.socket !== HANDED_OVER;

/** For home and similar lists: polled while the socket is not joined. */
export const selectMayPoll = (state: RootState) =>
  selectMayPollWhileVisible(state) && !selectSocketJoined(state);

/** The same for lists that one of all tabs needs in the background, as for desktop notifications. */
export const selectMayPollUnseen = (state: RootState) =>
  selectOnline(state) &&
  state.realtime.socket !== HANDED_OVER &&
  !selectSocketJoined(state) &&
  (selectPageVisible(state) || !selectFollows(state));
