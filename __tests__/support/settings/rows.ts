/** The rows of all settings tabs. */
import type { Row, SettingRow, ShownSetting } from '@/screens/settings/rows/settingRows';
import { tabs } from '@/screens/settings/settingsTabs';

export const allRows: readonly Row[] = tabs.flatMap(({ groups }) =>
  groups.flatMap(({ rows }) => rows),
);

export function settingRow(name: ShownSetting): SettingRow {
  const row = allRows.find((one) => 'name' in one && one.name === name);
  if (!row || !('name' in row)) throw new Error(`No tab has a row for ${name}.`);
  return row;
}
