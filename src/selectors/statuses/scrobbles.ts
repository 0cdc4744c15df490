/** These selectors read scrobbles and when to ask again, because no server announces new ones. */
import {
  NO_SCROBBLE_INTERVAL,
  SCROBBLE_FOUND_INTERVAL,
  type Scrobble,
} from '@/domain/statuses/scrobble';
import type { RootState } from '@/slices/root';
import { selectCan } from '@/selectors/session/capabilities';
import { selectSetting } from '@/selectors/session/config';
import { selectMayPollWhileVisible } from '@/selectors/realtime/realtime';

export const selectScrobble = (state: RootState, userId: string): Scrobble | null =>
  state.scrobbles[userId]?.scrobble ?? null;

/** The time from which on it may have changed, in milliseconds since 1970. */
export function selectScrobbleDueAt(state: RootState, userId: string): number {
  const heard = state.scrobbles[userId];
  if (!heard) return 0;
  return heard.askedAt + (heard.scrobble ? SCROBBLE_FOUND_INTERVAL : NO_SCROBBLE_INTERVAL);
}

/** True if the page is visible and the server has scrobbles. */
export const selectMayAskForScrobbles = (state: RootState): boolean =>
  selectCan(state, 'scrobbles') &&
  !selectSetting(state, 'hideScrobbles') &&
  selectMayPollWhileVisible(state);
