/** The current preferences that are synchronised with the account. */
import { CURRENT_UPDATE } from '@/domain/settings/preferenceSync';
import type { SimplePreference } from '@/domain/settings/preferences';
import type { RootState } from '@/slices/root';

export const selectPreference = (state: RootState, name: SimplePreference): boolean =>
  state.preferences.values.simple[name] === true;

/** The last update whose news the account was shown, if it wants news and there are newer ones. */
export function selectLastShownUpdate({ preferences }: RootState): number | null {
  const { owner, flags, values } = preferences;
  const told = flags.updateCounter ?? 0;
  const wants = owner !== null && !values.simple.dontShowUpdateNotifs;
  return wants && told < CURRENT_UPDATE ? told : null;
}
