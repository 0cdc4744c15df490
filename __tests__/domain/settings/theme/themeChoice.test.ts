import {
  findTheme,
  needsNoPaint,
  resolveThemeChoice,
  type ThemeChoiceInputs,
} from '@/domain/settings/theme/themeChoice';
import { fallbackForm } from '@/domain/settings/theme/themeForms';
import { noThemes, type ThemeList } from '@/domain/settings/theme/themeList';

const nothing: ThemeChoiceInputs = { own: null, chosen: null, instance: null, system: null };
const wish = (wishes: Partial<ThemeChoiceInputs>) => resolveThemeChoice({ ...nothing, ...wishes });
const own = { source: { themeEngineVersion: 3, colors: { bg: '#101010' } }, snapshot: null };
const everybody = { own, chosen: 'dusk', instance: 'fen', system: 'light' } as const;

describe('who decides on the theme', () => {
  it('is the reader with a theme of their own, be it as made or as worked out', () => {
    expect(wish(everybody)).toEqual({ own });
    const workedOut = { source: undefined, snapshot: own.source };
    expect(wish({ ...everybody, own: workedOut })).toEqual({ own: workedOut });
  });

  it('is the reader with a preset', () => {
    expect(wish({ ...everybody, own: null })).toEqual({ preset: 'dusk' });
  });

  it('is the instance', () => {
    expect(wish({ instance: 'fen', system: 'light' })).toEqual({ preset: 'fen' });
  });

  it('THEME-01 is the system, before the default, where neither reader nor instance names one', () => {
    expect(wish({ system: 'light' })).toEqual({ preset: 'pleroma-light' });
    expect(wish({ system: 'dark' })).toEqual({ preset: 'pleroma-dark' });
  });

  it('THEME-01 is pleroma-dark by default, where the system names none either', () => {
    expect(wish({})).toEqual({ preset: 'pleroma-dark' });
  });

  it('passes over what is no theme of the reader', () => {
    expect(wish({ ...everybody, own: { source: [], snapshot: 'x' } })).toEqual({ preset: 'dusk' });
  });
});

describe('a theme asked for by name', () => {
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
    'THEME-01 is pleroma-dark where nobody knows %j',
    (name) => {
      const fallback = { id: 'pleroma-dark', form: fallbackForm };
      expect(findTheme(list, name)).toEqual(fallback);
      expect(findTheme(noThemes, name)).toEqual(fallback);
    },
  );

  it('THEME-01 is the pleroma-dark of the instance where it has one', () => {
    const form = ['Ours', '#000000', '#111111', '#eeeeee', '#ff0000'];
    const listed = { ...list, forms: { fen, 'pleroma-dark': form } };
    expect(findTheme(listed, 'no-such-theme')).toEqual({ id: 'pleroma-dark', form });
  });

  it('is not there yet while its file is on its way', () => {
    expect(findTheme(list, 'dusk')).toBeNull();
  });
});

describe('the page as it comes', () => {
  it('is right for the fallback, whatever that is called, and for nothing else', () => {
    const like = (form: readonly unknown[]) => needsNoPaint({ id: 'some', form });
    expect(like(['Night', ...fallbackForm.slice(1)])).toBe(true);
    expect(like(fallbackForm.slice(0, 5))).toBe(false);
    expect(like(['Night', '#000000', ...fallbackForm.slice(2)])).toBe(false);
    expect(needsNoPaint({ own })).toBe(false);
  });
});
