/** Every setting can be changed on one tab, or is listed as one that needs no row. */
import { profileOptionNames } from '@/domain/settings/profileOptions';
import { settingNames } from '@/domain/settings/settings';
import {
  rowName,
  settingsWithoutRow,
  type ShownPreference,
} from '@/screens/settings/rows/settingRows';
import { allRows } from '@support/settings/rows';

const preferences: Record<ShownPreference, true> = {
  dontShowUpdateNotifs: true,
  pinnedStatusActions: true,
};
const withoutRow: readonly string[] = [...settingsWithoutRow, 'defaultNSFW'];
const expected = [...settingNames, ...profileOptionNames, ...Object.keys(preferences)].filter(
  (name) => !withoutRow.includes(name),
);
const shown: readonly string[] = allRows.map(rowName);

it('every setting has a row on one of the tabs', () => {
  expect(expected.filter((name) => !shown.includes(name))).toEqual([]);
});

it('no setting has two rows', () => {
  expect(shown.filter((name, at) => shown.indexOf(name) !== at)).toEqual([]);
});

it('no setting has a row and is listed as one without', () => {
  expect(shown.filter((name) => withoutRow.includes(name))).toEqual([]);
});
