/** Questions about the socket and the page, and who may poll when. */
import type { TimelineKey } from '@/domain/timelines/timeline';
import { socketStates } from '@/slices/realtime/realtime';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectSetting } from '@/selectors/session/config';
import { selectSignedIn, selectUserToken } from '@/selectors/session/session';

export const selectSocketState = (state: RootState) => state.realtime.socket;
export const selectSocketJoined = (state: RootState) =>
  state.realtime.socket === socketStates.joined;
/** Names the line that brings news of this timeline now; null while there is none. */
export const selectStreamConnection = (state: RootState, key: TimelineKey): string | null => {
  const { joins, streams } = state.realtime;
  const stream = key === 'friends' ? 0 : streams[key];
  return selectSocketJoined(state) && stream !== undefined ? `${joins} ${stream}` : null;
};
export const selectFailedConnects = (state: RootState) => state.realtime.failedConnects;
export const selectPageVisible = (state: RootState) => state.realtime.pageVisible;
export const selectPageFocused = (state: RootState) => state.realtime.pageFocused;
export const selectOnline = (state: RootState) => state.realtime.online;
/** No desktop pop-ups yet. */
export const selectSilent = (state: RootState) => state.realtime.silent;

/** Known to a server that streams, with a token, and asking for it in the settings. */
export const selectStreamingWanted = (state: RootState) =>
  selectSignedIn(state) &&
  selectUserToken(state) !== null &&
  selectCan(state, 'streaming') &&
  selectSetting(state, 'useStreamingApi');

/** For lists that the socket does not carry: they rest while nobody looks or no line is there. */
export const selectMayPollWhileVisible = (state: RootState) =>
  selectPageVisible(state) && selectOnline(state);

/** For home and its like: polling stands in for the socket. */
export const selectMayPoll = (state: RootState) =>
  selectMayPollWhileVisible(state) && !selectSocketJoined(state);

/** The same for what must be heard of while nobody looks, as desktop pop-ups must. */
export const selectMayPollUnseen = (state: RootState) =>
  selectOnline(state) && !selectSocketJoined(state);
