/** Picks rows from the tabs of the settings, in the order of their names, for the first steps. */
import { rowName, type Row, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const rowsNamed = (
  groups: readonly SettingGroup[],
  ...names: ReturnType<typeof rowName>[]
): Row[] =>
  names.flatMap((name) =>
    groups.flatMap(({ rows }) => rows.filter((row) => rowName(row) === name)),
  );
