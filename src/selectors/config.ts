import { settings, type SettingName, type Settings } from '@/domain/settings';
import type { RootState } from '@/slices/root';

/** The reader's choice, else the instance's, else ours. */
export function selectSetting<Name extends SettingName>(
  state: RootState,
  name: Name,
): Settings[Name] {
  const { chosen, instanceDefaults } = state.config;
  return (chosen[name] ?? instanceDefaults[name] ?? settings[name].fallback) as Settings[Name];
}

export const selectInstance = (state: RootState) => state.config.instance;
