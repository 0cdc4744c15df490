/** A row of the settings: a browser setting, an account option, or a synchronised preference. */
import { PreferenceField } from './PreferenceField';
import { ProfileOptionField } from './ProfileOptionField';
import type { Row } from './settingRows';
import { SettingField } from './SettingField';

export function SettingsRow({ row }: { row: Row }) {
  if ('option' in row) return <ProfileOptionField row={row} />;
  return 'preference' in row ? <PreferenceField row={row} /> : <SettingField row={row} />;
}
