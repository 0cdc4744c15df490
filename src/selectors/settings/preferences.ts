/** The preferences that travel with the account, as they are now. */
import { CURRENT_UPDATE } from '@/domain/settings/preferenceSync';
import type { SimplePreference } from '@/domain/settings/preferences';
import type { RootState } from '@/slices/root';

export const selectPreference = (state: RootState, name: SimplePreference): boolean =>
  state.preferences.values.simple[name];

/** The last update that the account was told of, where it wants to hear of newer ones and has not. */
export function selectLastShownUpdate({ preferences }: RootState): number | null {
  const { owner, flags, values } = preferences;
  const told = flags.updateCounter ?? 0;
  const wants = owner !== null && !values.simple.dontShowUpdateNotifs;
  return wants && told < CURRENT_UPDATE ? told : null;
}
