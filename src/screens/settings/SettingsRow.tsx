/** A row of the settings: of this browser, or of the account. */
import { ProfileOptionField } from './ProfileOptionField';
import type { Row } from './rows';
import { SettingField } from './SettingField';

export function SettingsRow({ row }: { row: Row }) {
  return 'option' in row ? <ProfileOptionField row={row} /> : <SettingField row={row} />;
}
