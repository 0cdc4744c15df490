import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isThemeForm } from '@/domain/settings/theme/themeForms';
import { readTheme } from '@/domain/settings/theme/themePalette';
import { decodeStyles } from '@/domain/settings/theme/themeList';

const colors = { bg: '#101010', fg: '#202020', text: '#dddddd', link: '#77aaff' };

describe('styles.json', () => {
  const short = ['Short', '#111111', '#222222', '#eeeeee', '#88bbff', '#ff0000'];
  const whole = { _pleroma_theme_version: 2, name: 'Whole', theme: { colors } };

  it('contains palettes, theme files and addresses of them, in the order of the instance', () => {
    expect(decodeStyles({ short, away: '/static/themes/away.json', whole })).toEqual({
      order: ['short', 'away', 'whole'],
      files: { away: '/static/themes/away.json' },
      forms: { short, whole },
    });
  });

  it('leaves out invalid themes', () => {
    const broken = JSON.parse(
      '{"a": null, "b": 7, "c": [], "d": {}, "e": "", "__proto__": ["P", "#000000"], "f": ["F", "#000000"]}',
    ) as unknown;
    const list = decodeStyles(broken);
    expect(list?.order).toEqual(['f']);
    expect(Object.keys(list?.forms ?? {})).toEqual(['f']);
  });

  it('supports both forms of themes', () => {
    const palette = readTheme('short', short);
    expect(palette).toMatchObject({
      id: 'short',
      name: 'Short',
      source: {
        colors: {
          bg: '#111111',
          fg: '#222222',
          text: '#eeeeee',
          link: '#88bbff',
          cRed: '#ff0000',
        },
      },
    });
    expect(palette?.source.colors).not.toHaveProperty('cGreen');
    expect(readTheme('whole', whole)).toMatchObject({ name: 'Whole', source: { colors } });
  });

  it('calls a theme without a name by its id', () => {
    expect(readTheme('dusk', ['', '#000000'])?.name).toBe('dusk');
    expect(readTheme('dusk', colors)?.name).toBe('dusk');
  });

  it.each([[['Nothing', 'red']], [{ hello: 1 }]])('yields no theme for %j', (form) => {
    expect(isThemeForm(form)).toBe(true);
    expect(readTheme('odd', form)).toBeNull();
  });

  it.each([null, [], 'x', 3])('is refused as a list if it is %j', (json) => {
    expect(decodeStyles(json)).toBeNull();
  });

  it('ships in a valid form', () => {
    const json: unknown = JSON.parse(
      readFileSync(join(__dirname, '../../../../static/styles.json'), 'utf8'),
    );
    const list = decodeStyles(json);
    expect(list?.order).toEqual(Object.keys(json as object));
  });
});
