/** Every setting can be changed on one tab, or is listed as one that needs no row. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserSettings } from '@/screens/settings/UserSettings';
import { selectStartPage } from '@/selectors/session/config';
import { listsReceived } from '@/slices/people/lists';
import { signedIn } from '@support/people';
import { renderInStore } from '@support/renderInStore';
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

it('the start page is one of the timelines or of the own lists [startPage]', async () => {
  const lists = listsReceived({ lists: [{ id: '4', title: 'Bakers' }] });
  const { state } = renderInStore(<UserSettings />, { before: [signedIn(), lists] });
  const start = screen.getByRole('combobox', { name: 'Start page' });
  expect(start).toHaveDisplayValue('Server default');
  await userEvent.selectOptions(start, 'Bakers');
  expect(selectStartPage(state(), true)).toBe('/lists/4');
  await userEvent.selectOptions(start, 'Bookmarks');
  expect(selectStartPage(state(), true)).toBe('/bookmarks');
});
