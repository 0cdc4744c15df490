import fc from 'fast-check';
import { contrast, lightness, luminance, parseHex, toHex, type Rgb } from '@/lib/colour';
import { backdrop, computeColours, type Palette } from '@/domain/settings/theme/computeColours';
import { fallbackTheme } from '@/domain/settings/theme/themePalette';
import type { ThemeSource } from '@/domain/settings/theme/themeParts';
import { slots, surfaceUnder } from '@/domain/settings/theme/colourSlots';

type Parts = Partial<ThemeSource>;
const source = (colors: Record<string, string>, rest: Parts = {}): ThemeSource => ({
  opacity: {},
  radii: {},
  fonts: {},
  shadows: {},
  ...rest,
  colors,
});
const dark = { bg: '#121a24', fg: '#182230', text: '#b9b9ba', link: '#d8a070' };
const light = { bg: '#fbfcfd', fg: '#e9eef3', text: '#27303a', link: '#a8501c' };
const compute = (colors: Record<string, string>, rest?: Parts) =>
  computeColours(source({ ...dark, ...colors }, rest));
const hex = (palette: Palette, name: string) => toHex(palette[name]!);

const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((bits) => `#${bits.toString(16).padStart(6, '0')}`);
const anyBase = fc.record({ bg: anyHex, fg: anyHex, text: anyHex, link: anyHex });
const anyValue = fc.oneof(
  anyHex,
  fc.constant('transparent'),
  fc.constantFrom(...Object.keys(slots)).map((name) => `--${name}`),
  fc
    .tuple(fc.constantFrom(...Object.keys(slots)), fc.integer({ min: -120, max: 120 }))
    .map(([name, points]) => `--${name},${points}`),
);
const anyColours = fc.dictionary(fc.constantFrom(...Object.keys(slots)), anyValue, { maxKeys: 40 });

describe('the slots that a theme leaves out', () => {
  it('copy what they come from', () => {
    const palette = compute({});
    expect(hex(palette, 'accent')).toBe('#d8a070');
    expect(hex(palette, 'topBar')).toBe('#182230');
    expect(hex(palette, 'faint')).toBe('#b9b9ba');
  });

  it('let link and accent stand in for each other', () => {
    expect(hex(computeColours(source({ ...dark, accent: '#123456' })), 'link')).toBe('#d8a070');
    const { link: _, ...without } = dark;
    expect(hex(computeColours(source({ ...without, accent: '#77aa99' })), 'link')).toBe('#77aa99');
    const neither = computeColours(source(without));
    expect(hex(neither, 'link')).toBe(hex(neither, 'accent'));
  });

  it.each([
    ['highlight', 'bg', 5],
    ['wallpaper', 'bg', -2],
    ['border', 'fg', 2],
    ['selectedMenu', 'bg', 5],
    ['btnToggled', 'btn', 20],
    ['chatMessageOutgoingBg', 'chatMessageIncomingBg', 5],
  ])('%s is %s, %d points lighter on dark ground and darker on light', (name, from, points) => {
    const shift = (palette: Palette) => lightness(palette[name]!) - lightness(palette[from]!);
    expect(shift(compute({}))).toBeCloseTo(points, 0);
    const onLight = computeColours(source(light));
    const clamped = Math.min(100 - lightness(onLight[from]!), -points);
    expect(shift(onLight)).toBeCloseTo(clamped, 0);
  });

  it('mix, blend and shade as the table says', () => {
    const palette = compute({ bg: '#000000', text: '#ffffff', link: '#ff0000', fg: '#808080' });
    expect(hex(palette, 'icon')).toBe('#808080');
    expect(hex(palette, 'poll')).toBe('#660000');
    expect(hex(palette, 'btnDisabled')).toBe('#202020');
    expect(hex(compute({ bg: '#646464' }), 'profileBg')).toBe('#35383b');
  });

  it('have the fixed colours when there is nothing to take them from', () => {
    const palette = compute({});
    expect(
      ['cBlue', 'cRed', 'cGreen', 'cOrange', 'underlay'].map((name) => hex(palette, name)),
    ).toEqual(['#0000ff', '#ff0000', '#00ff00', '#e3ff00', '#000000']);
  });

  it('take the colours of the fallback where even the required ones are missing', () => {
    const palette = computeColours(source({}));
    expect(hex(palette, 'bg')).toBe('#121a24');
    expect(hex(palette, 'text')).toBe('#b9b9ba');
  });
});

describe('the forms of a value', () => {
  it('are a colour, another slot, or another slot with its lightness changed', () => {
    const palette = compute({ border: '--accent', topBar: '--bg,10', highlight: '#abcdef' });
    expect(hex(palette, 'border')).toBe('#d8a070');
    expect(lightness(palette.topBar!) - lightness(palette.bg!)).toBeCloseTo(10, 0);
    expect(hex(palette, 'highlight')).toBe('#abcdef');
  });

  it('shift the other way on light ground', () => {
    const palette = computeColours(source({ ...light, topBar: '--bg,10' }));
    expect(lightness(palette.topBar!) - lightness(palette.bg!)).toBeCloseTo(-10, 0);
  });

  it('show what lies below where a slot is transparent', () => {
    const palette = compute({ panel: 'transparent', btn: 'transparent' });
    expect(palette.panel).toEqual({ ...parseHex(dark.bg), a: 0 });
    expect(palette.btnPressed!.a).toBe(0);
  });

  it('mean nothing when they cannot be read', () => {
    const palette = compute({ highlight: 'red', border: '--nosuchslot', topBar: '--bg,many' });
    expect(hex(palette, 'highlight')).toBe(hex(compute({}), 'highlight'));
    expect(hex(palette, 'border')).toBe(hex(compute({}), 'border'));
    expect(hex(palette, 'topBar')).toBe('#182230');
  });
});

describe('opacity', () => {
  it("is the theme's, else that of the slot", () => {
    expect(compute({}).input!.a).toBe(0.5);
    expect(compute({}, { opacity: { input: 0.8 } }).input!.a).toBe(0.8);
  });

  it('goes on to backgrounds without an opacity of their own, but not to text or icons', () => {
    const palette = compute({}, { opacity: { bg: 0.7, btn: 0.4 } });
    expect(palette.highlight!.a).toBe(0.7);
    expect(palette.tab!.a).toBe(0.4);
    expect(palette.btnText!.a).toBe(1);
    expect(palette.icon!.a).toBe(1);
  });

  it('makes what hangs on something invisible invisible too', () => {
    expect(compute({}, { opacity: { alert: 0 } }).alertPopupError!.a).toBe(0);
  });
});

describe('text', () => {
  it('turns its lightness over where it could not be read', () => {
    const palette = compute({ panel: '#c8ccd0' });
    expect(contrast(palette.panelText!, palette.panel!)).toBeGreaterThanOrEqual(4.5);
    expect(hex(palette, 'panelText')).toBe('#454546');
  });

  it('is black or white where that does not help', () => {
    expect(hex(compute({ panel: '#808080' }), 'panelText')).toBe('#000000');
  });

  it('keeps its hue where the slot is to be preserved', () => {
    const { panelLink } = compute({ panel: '#808080' });
    expect(toHex(panelLink!)).not.toMatch(/#(000000|ffffff)/);
  });

  it('of badges is only ever black or white', () => {
    expect(hex(compute({ cRed: '#d31014' }), 'badgeNotificationText')).toBe('#ffffff');
    expect(hex(compute({ cRed: '#ffd0d0' }), 'badgeNotificationText')).toBe('#000000');
  });

  it('stays what the theme says when it says it', () => {
    expect(hex(compute({ panelText: '#182231' }), 'panelText')).toBe('#182231');
  });

  it('that a theme left open can be read, whatever the theme', () => {
    const open = Object.entries(slots).filter(([name, { on, manner }]) => {
      return on && manner !== 'preserve' && name !== 'text';
    });
    fc.assert(
      fc.property(anyBase, (colors) => {
        const palette = computeColours(source(colors));
        for (const [name, { on = [] }] of open) {
          const behind = backdrop(on, (slot) => palette[slot]!);
          expect(contrast(palette[name]!, behind)).toBeGreaterThanOrEqual(4.5);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('any theme at all', () => {
  const isWhole = ({ r, g, b }: Rgb) =>
    [r, g, b].every((value) => Number.isInteger(value) && value >= 0 && value <= 255);

  it('gets every slot, even where its slots name one another in circles', () => {
    fc.assert(
      fc.property(anyColours, (colors) => {
        const palette = computeColours(source(colors));
        expect(Object.keys(palette)).toEqual(Object.keys(slots));
        for (const colour of Object.values(palette)) {
          expect(isWhole(colour)).toBe(true);
          expect(colour.a).toBeGreaterThanOrEqual(0);
          expect(colour.a).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('cuts a circle of two', () => {
    const palette = compute({ panel: '--topBar', topBar: '--panel' });
    expect(hex(palette, 'panel')).toBe('#182230');
  });
});

describe('the table', () => {
  it('names only slots that there are', () => {
    for (const slot of Object.values(slots)) {
      for (const name of [...(slot.from ?? []), ...(slot.on ?? []), slot.surface ?? 'bg']) {
        expect(slots).toHaveProperty(name);
      }
    }
  });

  it('ends what lies under what', () => {
    for (const name of Object.keys(slots)) {
      const seen = [name];
      for (let next = surfaceUnder(name); next !== null; next = surfaceUnder(next)) {
        expect(seen).not.toContain(next);
        expect(slots).toHaveProperty(next);
        seen.push(next);
      }
    }
  });

  it('makes the fallback a dark theme', () => {
    const palette = computeColours(fallbackTheme.source);
    expect(luminance(palette.bg!)).toBeLessThan(luminance(palette.text!));
  });
});
