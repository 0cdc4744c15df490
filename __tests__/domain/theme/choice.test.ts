import { findTheme, resolveThemeChoice, type ThemeWishes } from '@/domain/theme/choice';
import { fallbackTheme, readPalette } from '@/domain/theme/palette';
import { noThemes, type ThemeList } from '@/domain/theme/styles';

const nothing: ThemeWishes = {
  customTheme: null,
  customThemeSource: null,
  chosen: null,
  instance: null,
  system: null,
};
const wish = (wishes: Partial<ThemeWishes>) => resolveThemeChoice({ ...nothing, ...wishes });
const colors = { bg: '#101010', fg: '#202020', text: '#dddddd', link: '#77aaff' };
const everybody = {
  customThemeSource: { themeEngineVersion: 3, colors },
  customTheme: { colors: { ...colors, bg: '#111111' } },
  chosen: 'dusk',
  instance: 'fen',
  system: 'light',
} as const;

describe('who decides on the theme', () => {
  it('is the reader with a theme of their own', () => {
    expect(wish(everybody)).toMatchObject({ custom: { colors: { bg: '#101010' } } });
  });

  it('is the reader with a preset', () => {
    expect(wish({ ...everybody, customTheme: null, customThemeSource: null })).toEqual({
      preset: 'dusk',
    });
  });

  it('is the instance', () => {
    expect(wish({ instance: 'fen', system: 'light' })).toEqual({ preset: 'fen' });
  });

  it('is the system', () => {
    expect(wish({ system: 'light' })).toEqual({ preset: 'pleroma-light' });
    expect(wish({ system: 'dark' })).toEqual({ preset: 'pleroma-dark' });
  });

  it('THEME-01 is nobody: pleroma-dark is the default', () => {
    expect(wish({})).toEqual({ preset: 'pleroma-dark' });
  });

  it('passes over a theme of the reader that cannot be read', () => {
    expect(wish({ ...everybody, customThemeSource: [], customTheme: 'x' })).toEqual({
      preset: 'dusk',
    });
  });

  it('takes the snapshot where the source was made for another engine', () => {
    const old = { ...everybody, customThemeSource: { themeEngineVersion: 2, colors } };
    expect(wish(old)).toMatchObject({ custom: { colors: { bg: '#111111' } } });
    expect(wish({ ...old, customTheme: null })).toMatchObject({
      custom: { colors: { bg: '#101010' } },
    });
  });
});

describe('a theme asked for by name', () => {
  const fen = readPalette('fen', ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f']);
  const list: ThemeList = {
    order: ['fen', 'dusk'],
    themes: { fen },
    files: { dusk: '/static/themes/dusk.json' },
  };

  it('is found in the list', () => {
    expect(findTheme(list, 'fen')).toBe(fen);
  });

  it.each(['no-such-theme', '', 'toString', '__proto__', 'pleroma-dark'])(
    'THEME-01 is pleroma-dark where nobody knows %j',
    (name) => {
      expect(findTheme(list, name)).toBe(fallbackTheme);
      expect(findTheme(noThemes, name)).toBe(fallbackTheme);
    },
  );

  it('THEME-01 is the pleroma-dark of the instance where it has one', () => {
    const own = readPalette('pleroma-dark', ['Ours', '#000000', '#111111', '#eeeeee', '#ff0000']);
    const listed = { ...list, themes: { fen, 'pleroma-dark': own } };
    expect(findTheme(listed, 'no-such-theme')).toBe(own);
  });

  it('is not there yet while its file is on its way', () => {
    expect(findTheme(list, 'dusk')).toBeNull();
  });
});
