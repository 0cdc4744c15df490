import fc from 'fast-check';
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import type { AppearanceOverrides } from '@/domain/settings/theme/themeChoice';
import { fallbackForm } from '@/domain/settings/theme/themeForms';
import { LEGIBLE_FONT, readFamily } from '@/domain/settings/theme/themeFonts';

const paint = (overrides: AppearanceOverrides) =>
  themeEngine.paintOf({ id: 'pleroma-dark', form: fallbackForm, overrides })!.variables;

describe('appearance settings', () => {
  it('change nothing while they are unset', () => {
    expect(paint({ density: 'normal', forcedRoundness: -1, theme3hacks: null })).toEqual(paint({}));
    expect(paint({})['font-size']).toBeUndefined();
  });

  it("set the text size, in pixels or relative to the browser's", () => {
    expect(paint({ textSize: '18px' })['font-size']).toBe('18px');
    expect(paint({ textSize: '1.25rem' })['font-size']).toBe('125%');
  });

  it('set the sizes of emoji, top bar and headings', () => {
    expect(
      paint({ emojiSize: '2.2rem', navbarSize: '56px', panelHeaderSize: '3.2rem' }),
    ).toMatchObject({ '--emoji-size': '2.2rem', '--navbarSize': '56px', '--head-size': '3.2rem' });
  });

  it('keep sizes within usable limits', () => {
    expect(paint({ textSize: '1px', navbarSize: '9999px' })).toMatchObject({
      'font-size': '10px',
      '--navbarSize': '160px',
    });
  });

  it.each(['', '12', 'calc(1px)', '12px;', '1e9px', '-4px', '12vw', 'var(--x)', '99999px'])(
    'ignore a size of %j',
    (size) => {
      const looks = { textSize: size, emojiSize: size, navbarSize: size, panelHeaderSize: size };
      expect(paint(looks)).toEqual(paint({}));
    },
  );

  it('make lines denser or looser, on the grid', () => {
    const [tight, loose] = [paint({ density: 'compact' }), paint({ density: 'roomy' })];
    expect(tight['--space-3']).toBe('8px');
    expect(loose['--space-3']).toBe('16px');
    for (const table of [tight, loose]) {
      const lengths = Object.entries(table).filter(([name]) => /^--(space|row)-/.test(name));
      expect(lengths.length).toBeGreaterThan(3);
      expect(lengths.filter(([, value]) => Number.parseInt(value, 10) % 4 !== 0)).toEqual([]);
    }
  });

  it('round every corner alike', () => {
    const round = paint({ forcedRoundness: 7 });
    const radii = Object.entries(round).filter(([name]) => name.endsWith('Radius'));
    expect(radii.length).toBeGreaterThan(8);
    expect(new Set(radii.map(([, value]) => value))).toEqual(new Set(['7px']));
    expect(paint({ forcedRoundness: 1e9 })['--panelRadius']).toBe('50px');
    expect(paint({ forcedRoundness: NaN })['--panelRadius']).toBe('10px');
  });

  it('set fonts and an underlay under every theme', () => {
    const theme3hacks = {
      underlay: 'opaque',
      fonts: { interface: { family: 'serif' }, monospace: { family: 'Fira Code' } },
    };
    expect(paint({ theme3hacks })).toMatchObject({
      '--font-interface': 'ui-serif, Georgia, serif',
      '--font-code': 'Fira Code',
      '--underlay': 'rgba(0, 0, 0, 1)',
    });
    const clear = paint({ theme3hacks: { underlay: 'transparent' } });
    expect(clear['--underlay']).toBe('rgba(0, 0, 0, 0)');
  });

  it('cannot inject other CSS', () => {
    const theme3hacks = {
      underlay: 'constructor',
      fonts: { interface: { family: 'url(//x)' }, post: 'a;}', constructor: { family: 'serif' } },
    };
    expect(paint({ theme3hacks, density: 'toString' as 'normal' })).toEqual(paint({}));
  });
});

describe('a font family', () => {
  it('that is easy to read is only a list of names, which other clients understand', () => {
    expect(readFamily(LEGIBLE_FONT)).toBe(LEGIBLE_FONT);
    const theme3hacks = { fonts: { post: { family: LEGIBLE_FONT } } };
    expect(paint({ theme3hacks })['--font-post']).toBe(LEGIBLE_FONT);
  });

  it.each([
    ['serif', 'serif'],
    ['Iowan Old Style', 'Iowan Old Style'],
    ['"Inter", sans-serif', 'Inter, sans-serif'],
    ["'7 Days'", '"7 Days"'],
    ['Źródło', '"Źródło"'],
    ['St. Georg', '"St. Georg"'],
  ])('can be %s', (text, family) => {
    expect(readFamily(text)).toBe(family);
    expect(readFamily({ family: text })).toBe(family);
  });

  it.each([
    '',
    ',',
    'a,,b',
    '"Inter',
    'a"b',
    'url(https://evil.example/x)',
    'x; } body { color: red',
    'expression(alert(1))',
    'a\\62',
    'a\nb',
    'a/*b*/',
    '@import "x"',
    'x'.repeat(80),
    'a, '.repeat(20) + 'b',
  ])('cannot be %j', (text) => {
    expect(readFamily(text)).toBeNull();
  });

  it('contains only names and commas, and is read back the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const family = readFamily(text);
        if (family === null) return;
        expect(family).toMatch(/^("[^"\\\n]*"|[A-Za-z][\w -]*)(, ("[^"\\\n]*"|[A-Za-z][\w -]*))*$/);
        expect(readFamily(family)).toBe(family);
      }),
    );
  });
});
