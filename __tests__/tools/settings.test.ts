/** Every documented setting exists, has the right default, and has a test of its effect. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultFlags, defaultPreferences } from '@/domain/settings/preferences';
import { profileOptionNames } from '@/domain/settings/profileOptions';
import { settingNames, settings, type SettingName } from '@/domain/settings/settings';
import { settingsShownBy } from '@/tools/check/settingTitles';
import {
  byKind,
  leftOut,
  ofAccount,
  ofBrowser,
  ofInstance,
  ofPreferences,
} from '@support/settings/settingsTable';

const testRoot = path.resolve(__dirname, '..');

const files = readdirSync(testRoot, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => path.join(testRoot, file));

/** The files with tests of an effect, by the name of the setting. */
const shown = new Map<string, string[]>();
for (const file of files) {
  for (const name of settingsShownBy(file, readFileSync(file, 'utf8'))) {
    shown.set(name, [...(shown.get(name) ?? []), path.relative(testRoot, file)]);
  }
}

const declared: Record<string, { fallback: unknown; fromInstance?: true }> = settings;
const preferences = [
  ...Object.keys(defaultPreferences.simple),
  ...Object.keys(defaultPreferences.collections),
  ...Object.keys(defaultFlags).filter((name) => name !== 'reset'),
];
const options: readonly string[] = profileOptionNames;
const names: readonly string[] = [
  ...settingNames,
  ...options.filter((name) => !(name in leftOut)),
  ...preferences,
];

describe('every setting', () => {
  it.each(names)('%s has a test that shows its effect', (name) => {
    // The title of such a test ends with the name in brackets: [hideISP].
    expect(shown.get(name)?.length ?? 0).toBeGreaterThan(0);
  });

  it('exists if a title of a test names it', () => {
    const unknown = [...shown].filter(([name]) => !names.includes(name));
    expect(unknown).toEqual([]);
  });

  it('that is documented exists, with its default and its level', () => {
    const known = [
      ...Object.entries(ofBrowser).map(([name, fallback]) => ({ name, fallback })),
      ...Object.entries(ofInstance).map(([name, fallback]) => ({
        name,
        fallback,
        fromInstance: true,
      })),
    ];
    expect(
      known.map(({ name }) => ({
        name,
        fallback: declared[name]?.fallback,
        ...(declared[name]?.fromInstance && name in ofInstance ? { fromInstance: true } : {}),
      })),
    ).toEqual(known);
    expect(byKind.filter((name) => !(name in declared))).toEqual([]);
  });

  it('exists if it belongs to the account or is synced', () => {
    expect(ofAccount.filter((name) => !options.includes(name))).toEqual([]);
    expect(ofPreferences.filter((name) => !preferences.includes(name))).toEqual([]);
  });

  it('that is left out has a reason, and is not declared', () => {
    const both = settingNames.filter((name: SettingName) => name in leftOut);
    expect(both).toEqual([]);
    expect(Object.values(leftOut).filter((reason) => reason.length < 10)).toEqual([]);
  });
});

describe('the names in a title', () => {
  const of = (text: string) => settingsShownBy('a.test.ts', text);

  it('are read from its end, of single tests and of tables', () => {
    expect(of(`it('shows so [hideISP]', () => {})`)).toEqual(['hideISP']);
    expect(of(`it.each([1])('shows %s [stopGifs, hideISP]', () => {})`)).toEqual([
      'stopGifs',
      'hideISP',
    ]);
    expect(of(`it('names [hideISP] in passing', () => {})`)).toEqual([]);
    expect(of(`describe('all of it [hideISP]', () => {})`)).toEqual([]);
  });

  it.each(['it.skip', 'it.todo', 'it.skip.each([1])', 'xit'])('are ignored with %s', (call) => {
    expect(of(`${call}('shows so [hideISP]', () => {})`)).toEqual([]);
  });
});
