/**
 * These selectors read settings and the instance, because a value may come from the reader, the
 * instance or the defaults.
 */
import { defaultAvatarOf } from '@/domain/people/defaultPictures';
import { rootRedirect } from '@/domain/session/routes';
import { settings, type SettingName, type Settings } from '@/domain/settings/settings';
import { serverFiltering, type ServerFiltering } from '@/domain/timelines/timeline';
import type { RootState } from '@/slices/root';
import { selectUserToken } from './session';

/** The reader's choice, else the instance's, else the default. */
export function selectSetting<Name extends SettingName>(
  state: RootState,
  name: Name,
): Settings[Name] {
  const { chosen, instanceDefaults } = state.config;
  return (chosen[name] ?? instanceDefaults[name] ?? settings[name].fallback) as Settings[Name];
}

export const selectInstance = (state: RootState) => state.config.instance;

/** The path that `/` leads to. */
export const selectStartPage = (state: RootState, signedIn: boolean): string =>
  rootRedirect(signedIn, selectInstance(state), selectSetting(state, 'startPage'));

/** False on a shared computer, where nothing is to be kept of what was seen. */
export const selectKeepsLastScreen = (state: RootState): boolean =>
  selectSetting(state, 'keepLastScreen');

/** The fallback for a missing avatar; null where the server has none. */
export const selectDefaultAvatar = (state: RootState): string | null =>
  defaultAvatarOf(selectInstance(state));

/** Empty for visitors, who have muted nobody. */
export const selectServerFiltering = (state: RootState): Partial<ServerFiltering> =>
  selectUserToken(state) === null
    ? {}
    : serverFiltering({
        hideMutedPosts: selectSetting(state, 'hideMutedPosts'),
        hideFilteredStatuses: selectSetting(state, 'hideFilteredStatuses'),
        replyVisibility: selectSetting(state, 'replyVisibility'),
      });
