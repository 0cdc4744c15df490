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
  it('copy the slot that they derive from', () => {
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

  it('have fixed colours if there is nothing to derive them from', () => {
    const palette = compute({});
    expect(
      ['cBlue', 'cRed', 'cGreen', 'cOrange', 'underlay'].map((name) => hex(palette, name)),
    ).toEqual(['#0000ff', '#ff0000', '#00ff00', '#e3ff00', '#000000']);
  });

  it("use the fallback theme's colours where even the required ones are missing", () => {
    const palette = computeColours(source({}));
    expect(hex(palette, 'bg')).toBe('#121a24');
    expect(hex(palette, 'text')).toBe('#b9b9ba');
  });
});

describe('the value of a slot', () => {
  it('can be a colour, another slot, or another slot with its lightness changed', () => {
    const palette = compute({ border: '--accent', topBar: '--bg,10', highlight: '#abcdef' });
    expect(hex(palette, 'border')).toBe('#d8a070');
    expect(lightness(palette.topBar!) - lightness(palette.bg!)).toBeCloseTo(10, 0);
    expect(hex(palette, 'highlight')).toBe('#abcdef');
  });

  it('are shifted in the other direction on light backgrounds', () => {
    const palette = computeColours(source({ ...light, topBar: '--bg,10' }));
    expect(lightness(palette.topBar!) - lightness(palette.bg!)).toBeCloseTo(-10, 0);
  });

  it('show what is below a transparent slot', () => {
    const palette = compute({ panel: 'transparent', btn: 'transparent' });
    expect(palette.panel).toEqual({ ...parseHex(dark.bg), a: 0 });
    expect(palette.btnPressed!.a).toBe(0);
  });

  it('are ignored when they cannot be parsed', () => {
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

  it('is inherited by backgrounds without an opacity of their own, but not by text or icons', () => {
    const palette = compute({}, { opacity: { bg: 0.7, btn: 0.4 } });
    expect(palette.highlight!.a).toBe(0.7);
    expect(palette.tab!.a).toBe(0.4);
    expect(palette.btnText!.a).toBe(1);
    expect(palette.icon!.a).toBe(1);
  });

  it('makes slots that depend on an invisible one invisible too', () => {
    expect(compute({}, { opacity: { alert: 0 } }).alertPopupError!.a).toBe(0);
  });
});

describe('text', () => {
  it('has its lightness inverted where it would be unreadable', () => {
    const palette = compute({ panel: '#c8ccd0' });
    expect(contrast(palette.panelText!, palette.panel!)).toBeGreaterThanOrEqual(4.5);
    expect(hex(palette, 'panelText')).toBe('#454546');
  });

  it('is black or white where inverting does not help', () => {
    expect(hex(compute({ panel: '#808080' }), 'panelText')).toBe('#000000');
  });

  it('keeps its hue where the slot requires it', () => {
    const { panelLink } = compute({ panel: '#808080' });
    expect(toHex(panelLink!)).not.toMatch(/#(000000|ffffff)/);
  });

  it('of badges is only ever black or white', () => {
    expect(hex(compute({ cRed: '#d31014' }), 'badgeNotificationText')).toBe('#ffffff');
    expect(hex(compute({ cRed: '#ffd0d0' }), 'badgeNotificationText')).toBe('#000000');
  });

  it('is exactly as the theme says when the theme says it', () => {
    expect(hex(compute({ panelText: '#182231' }), 'panelText')).toBe('#182231');
  });

  it('that a theme leaves open is readable in any theme', () => {
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

  it('has every slot, even if its slots refer to one another in circles', () => {
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

  it('is computed although two slots refer to each other', () => {
    const palette = compute({ panel: '--topBar', topBar: '--panel' });
    expect(hex(palette, 'panel')).toBe('#182230');
  });
});

describe('the table of slots', () => {
  it('refers only to existing slots', () => {
    for (const slot of Object.values(slots)) {
      for (const name of [...(slot.from ?? []), ...(slot.on ?? []), slot.surface ?? 'bg']) {
        expect(slots).toHaveProperty(name);
      }
    }
  });

  it('has no cycle of surfaces', () => {
    for (const name of Object.keys(slots)) {
      const seen = [name];
      for (let next = surfaceUnder(name); next !== null; next = surfaceUnder(next)) {
        expect(seen).not.toContain(next);
        expect(slots).toHaveProperty(next);
        seen.push(next);
      }
    }
  });

  it('makes the fallback theme dark', () => {
    const palette = computeColours(fallbackTheme.source);
    expect(luminance(palette.bg!)).toBeLessThan(luminance(palette.text!));
  });
});
