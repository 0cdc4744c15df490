import {
  findTheme,
  needsNoPaint,
  needsOnlyScheme,
  resolveThemeChoice,
  type ThemeChoiceInputs,
} from '@/domain/settings/theme/themeChoice';
import { fallbackForm, lightForm } from '@/domain/settings/theme/themeForms';
import { noThemes, type ThemeList } from '@/domain/settings/theme/themeList';

const nothing: ThemeChoiceInputs = { own: null, chosen: null, instance: null, system: null };
const wish = (wishes: Partial<ThemeChoiceInputs>) => resolveThemeChoice({ ...nothing, ...wishes });
const own = { source: { themeEngineVersion: 3, colors: { bg: '#101010' } }, snapshot: null };
const everybody = { own, chosen: 'dusk', instance: 'fen', system: 'light' } as const;

describe('the theme of the page', () => {
  it("is the reader's own theme, as source or as computed", () => {
    expect(wish(everybody)).toEqual({ own });
    const workedOut = { source: undefined, snapshot: own.source };
    expect(wish({ ...everybody, own: workedOut })).toEqual({ own: workedOut });
  });

  it('is the preset that the reader chose', () => {
    expect(wish({ ...everybody, own: null })).toEqual({ preset: 'dusk' });
  });

  it("is the instance's theme if the reader chose none", () => {
    expect(wish({ instance: 'fen', system: 'light' })).toEqual({ preset: 'fen' });
  });

  it("THEME-01 is the system's, before the default, where neither reader nor instance names one", () => {
    expect(wish({ system: 'light' })).toEqual({ preset: 'pleroma-light' });
    expect(wish({ system: 'dark' })).toEqual({ preset: 'pleroma-dark' });
  });

  it('THEME-01 is pleroma-dark by default, where the system names none either', () => {
    expect(wish({})).toEqual({ preset: 'pleroma-dark' });
  });

  it('ignores an invalid theme of the reader', () => {
    expect(wish({ ...everybody, own: { source: [], snapshot: 'x' } })).toEqual({ preset: 'dusk' });
  });
});

describe('a theme chosen by name', () => {
  const fen = ['Fen', '#15211c', '#1b2c25', '#c9d4cb', '#9ccf7f'];
  const list: ThemeList = {
    order: ['fen', 'dusk'],
    forms: { fen },
    files: { dusk: '/static/themes/dusk.json' },
  };

  it('is found in the list', () => {
    expect(findTheme(list, 'fen')).toEqual({ id: 'fen', form: fen });
  });

  it.each(['no-such-theme', '', 'toString', '__proto__', 'pleroma-dark'])(
    'THEME-01 is pleroma-dark if %j is unknown',
    (name) => {
      const fallback = { id: 'pleroma-dark', form: fallbackForm };
      expect(findTheme(list, name)).toEqual(fallback);
      expect(findTheme(noThemes, name)).toEqual(fallback);
    },
  );

  it("THEME-01 is the instance's pleroma-dark if it has one", () => {
    const form = ['Ours', '#000000', '#111111', '#eeeeee', '#ff0000'];
    const listed = { ...list, forms: { fen, 'pleroma-dark': form } };
    expect(findTheme(listed, 'no-such-theme')).toEqual({ id: 'pleroma-dark', form });
  });

  it('is not available while its file is loading', () => {
    expect(findTheme(list, 'dusk')).toBeNull();
  });
});

describe('the initial page', () => {
  it('needs no theme to be loaded for the fallback under any name, and for no other', () => {
    const like = (form: readonly unknown[]) => needsNoPaint({ id: 'some', form });
    expect(like(['Night', ...fallbackForm.slice(1)])).toBe(true);
    expect(like(fallbackForm.slice(0, 5))).toBe(false);
    expect(like(['Night', '#000000', ...fallbackForm.slice(2)])).toBe(false);
    expect(needsNoPaint({ own })).toBe(false);
  });

  it('needs only to be marked as light for the light default, and for no other', () => {
    const like = (form: readonly unknown[]) => needsOnlyScheme({ id: 'some', form });
    expect(like(['Day', ...lightForm.slice(1)])).toBe(true);
    expect(like(['Day', '#000000', ...lightForm.slice(2)])).toBe(false);
    expect(like(fallbackForm)).toBe(false);
    expect(needsOnlyScheme({ own })).toBe(false);
    expect(
      needsOnlyScheme({ id: 'some', form: lightForm, overrides: { density: 'compact' } }),
    ).toBe(false);
  });
});
