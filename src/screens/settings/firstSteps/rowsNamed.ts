/** Picks rows from the tabs of the settings, so that the first steps show the same controls. */
import { rowName, type Row, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const rowsNamed = (
  groups: readonly SettingGroup[],
  ...names: ReturnType<typeof rowName>[]
): Row[] =>
  groups.flatMap(({ rows }) => rows).filter((row) => names.some((name) => name === rowName(row)));
