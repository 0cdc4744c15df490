/** The format of shipped locale files: parsed at build time and compact. */
import { readSources } from '@support/engine/sources';
import {
  compileLocale,
  LATE_SCREENS,
  messageParts,
  packLocale,
  readMessageIds,
} from '@/tools/locales/locales.cjs';

const file = JSON.stringify({ b: 'Plain', a: 'For {name}', old: 'Old' });

describe('a shipped locale file', () => {
  it('is parsed at build time, plain texts as they are', () => {
    expect(packLocale(compileLocale(file, 'xx.json'))).toEqual({
      a: [expect.objectContaining({ value: 'For ' }), { type: 1, value: 'name' }],
      b: 'Plain',
      old: 'Old',
    });
  });

  it('is a list ordered by the English ids, with gaps for missing messages', () => {
    const sent = packLocale(compileLocale(file, 'xx.json'), ['a', 'b', 'c']);
    expect(sent).toEqual([expect.any(Array), 'Plain', 0]);
  });

  it('with an error is refused, with its name', () => {
    expect(() => compileLocale('{"a":"{half"}', 'xx.json')).toThrow(/xx\.json: “a” does not parse/);
    expect(() => compileLocale('{"a":1}', 'xx.json')).toThrow('xx.json: “a” is not a text');
  });
});

describe('the second file of a language', () => {
  const { first, late } = messageParts();

  it('has the texts of screens that few visits open, and none that anything else shows', () => {
    expect(late).toContain('settings.interface_language');
    expect(first).toEqual(expect.arrayContaining(['nav.preferences', 'about.contact']));
    expect([...first, ...late]).toEqual(readMessageIds());
    expect(late.length).toBeGreaterThan(1_000);
  });

  it('belongs to screens that are entered where the texts are awaited, or that load them', () => {
    const isLate = (path: string) => LATE_SCREENS.test(`src/${path}`);
    const ways = readSources()
      .filter(({ path, text }) => !isLate(path) && !path.startsWith('tools/') && /@\/(screens|doctor|components\/admin\/late)\//.test(text))
      .filter(({ imports }) => imports.some((one) => !one.isTypeOnly && isLate(one.target)))
      .map(({ path }) => path);
    expect(ways).toEqual([
      'app/dialogs/settings/SettingsDialog.tsx',
      'app/mount.tsx',
      'app/palette/useSettingEntries.ts',
      'app/routes/ModerationRoute.tsx',
      'app/routes/standaloneScreens.tsx',
      'index.tsx',
    ]);
    const awaiting = ways.filter((way) => way.startsWith('app/') && way !== 'app/mount.tsx');
    const texts = readSources().filter(({ path }) => awaiting.includes(path));
    expect(texts.filter(({ text }) => !text.includes('useLateTexts('))).toEqual([]);
  });
});
