/** What every card on the page wants to know of the reader and the instance, as one object. */
import { createSelector } from '@reduxjs/toolkit';
import { settingNames, settings, type Settings } from '@/domain/settings';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectInstance } from './config';
import { selectCurrentUserId } from './session';

export interface Reading extends Settings {
  /** Null for visitors. */
  ownId: string | null;
  defaultAvatar: string;
  restrictedNicknames: readonly string[];
  /** The origin of the own server. */
  server: string;
  /** The reader wants to see what people listen to, and the server can tell. */
  showsScrobbles: boolean;
}

/** Stays the same object until one of its parts changes, which is seldom. */
export const selectReading = createSelector(
  [
    (state: RootState) => state.config.chosen,
    (state: RootState) => state.config.instanceDefaults,
    selectCurrentUserId,
    (state: RootState) => selectInstance(state).defaultAvatar,
    (state: RootState) => selectInstance(state).restrictedNicknames,
    (state: RootState) => selectInstance(state).server,
    (state: RootState) => selectCan(state, 'scrobbles'),
  ],
  (chosen, instanceDefaults, ownId, defaultAvatar, restrictedNicknames, server, canScrobble) => {
    const valueOf = (name: keyof Settings) =>
      chosen[name] ?? instanceDefaults[name] ?? settings[name].fallback;
    const values = Object.fromEntries(settingNames.map((name) => [name, valueOf(name)]));
    const wanted = values as Settings;
    const reading: Reading = {
      ...wanted,
      ownId,
      defaultAvatar,
      restrictedNicknames,
      server,
      showsScrobbles: canScrobble && !wanted.hideScrobbles,
    };
    return reading;
  },
);
