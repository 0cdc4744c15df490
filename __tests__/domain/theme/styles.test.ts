import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeStyles, decodeTheme } from '@/domain/theme/styles';

const colors = { bg: '#101010', fg: '#202020', text: '#dddddd', link: '#77aaff' };

describe('styles.json', () => {
  it('holds palettes, theme files and addresses of them, in the order of the instance', () => {
    const list = decodeStyles({
      short: ['Short', '#111111', '#222222', '#eeeeee', '#88bbff', '#ff0000'],
      away: '/static/themes/away.json',
      whole: { _pleroma_theme_version: 2, name: 'Whole', theme: { colors } },
    });
    expect(list?.order).toEqual(['short', 'away', 'whole']);
    expect(list?.files).toEqual({ away: '/static/themes/away.json' });
    expect(list?.themes.short).toMatchObject({
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
    expect(list?.themes.short?.source.colors).not.toHaveProperty('cGreen');
    expect(list?.themes.whole).toMatchObject({ name: 'Whole', source: { colors } });
  });

  it('leaves out what is no theme', () => {
    const broken = JSON.parse(
      '{"a": null, "b": 7, "c": [], "d": {}, "e": "", "__proto__": ["P", "#000000"], "f": ["F", "#000000"]}',
    ) as unknown;
    const list = decodeStyles(broken);
    expect(list?.order).toEqual(['f']);
    expect(Object.keys(list?.themes ?? {})).toEqual(['f']);
  });

  it('calls a theme without a name by its id', () => {
    expect(decodeTheme('dusk', ['', '#000000'])?.name).toBe('dusk');
    expect(decodeTheme('dusk', colors)?.name).toBe('dusk');
  });

  it.each([null, [], 'x', 3])('is no list where it is %j', (json) => {
    expect(decodeStyles(json)).toBeNull();
  });

  it('ships in a form that it can read itself', () => {
    const json: unknown = JSON.parse(
      readFileSync(join(__dirname, '../../../static/styles.json'), 'utf8'),
    );
    const list = decodeStyles(json);
    expect(list?.order).toEqual(Object.keys(json as object));
  });
});
