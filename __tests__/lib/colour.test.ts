import fc from 'fast-check';
import {
  blackOrWhite,
  contrast,
  invertLightness,
  lightness,
  luminance,
  mix,
  over,
  parseHex,
  shiftLightness,
  toCss,
  toHex,
  type Rgb,
} from '@/lib/colour';

const rgb = (hex: string): Rgb => parseHex(hex)!;
const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.record({ r: channel, g: channel, b: channel });

describe('reading and writing colours', () => {
  it.each([
    ['#d8a070', { r: 216, g: 160, b: 112 }],
    ['#ABC', { r: 170, g: 187, b: 204 }],
  ])('reads %s', (hex, colour) => {
    expect(parseHex(hex)).toEqual(colour);
  });

  it.each(['', 'red', '#12', '#12345', '#12345678', '121a24', '#12zz34', 'rgb(1,2,3)'])(
    'does not take %j for a colour',
    (text) => {
      expect(parseHex(text)).toBeNull();
    },
  );

  it('writes what it read', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseHex(toHex(colour))).toEqual(colour);
      }),
    );
  });

  it('writes CSS with the opacity', () => {
    expect(toCss(rgb('#d8a070'), 0.15)).toBe('rgba(216, 160, 112, 0.15)');
    expect(toCss(rgb('#000'))).toBe('rgba(0, 0, 0, 1)');
  });
});

describe('lightness', () => {
  it('is changed along HSL, keeping hue and saturation', () => {
    expect(toHex(shiftLightness(rgb('#336699'), 20))).toBe('#6699cc');
    expect(toHex(shiftLightness(rgb('#6699cc'), -20))).toBe('#336699');
    expect(toHex(invertLightness(rgb('#336699')))).toBe('#6699cc');
  });

  it('is limited by black and white', () => {
    expect(toHex(shiftLightness(rgb('#336699'), 200))).toBe('#ffffff');
    expect(toHex(shiftLightness(rgb('#336699'), -200))).toBe('#000000');
    expect(toHex(invertLightness(rgb('#ffffff')))).toBe('#000000');
  });

  it('is shifted by the requested amount, for every colour', () => {
    fc.assert(
      fc.property(anyColour, fc.integer({ min: -100, max: 100 }), (colour, points) => {
        const wanted = Math.min(100, Math.max(0, lightness(colour) + points));
        expect(Math.abs(lightness(shiftLightness(colour, points)) - wanted)).toBeLessThan(0.4);
      }),
    );
  });

  it('is unchanged by a shift of zero', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(shiftLightness(colour, 0)).toEqual(colour);
      }),
    );
  });
});

describe('blending a colour', () => {
  it('with another puts it on top', () => {
    expect(over(rgb('#ffffff'), 0.25, rgb('#000000'))).toEqual({ r: 64, g: 64, b: 64 });
    expect(mix(rgb('#ff0000'), rgb('#0000ff'))).toEqual({ r: 128, g: 0, b: 128 });
  });
});

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
    ['#d8a070', '#d8a070', 1],
  ])('of %s and %s is %d', (one, other, ratio) => {
    expect(contrast(rgb(one), rgb(other))).toBeCloseTo(ratio, 2);
    expect(contrast(rgb(other), rgb(one))).toBeCloseTo(ratio, 2);
  });

  it('is based on relative luminance', () => {
    expect(luminance(rgb('#ffffff'))).toBeCloseTo(1, 5);
    expect(luminance(rgb('#ff0000'))).toBeCloseTo(0.2126, 4);
  });

  it('of black or white, whichever is chosen, is sufficient on every colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrast(blackOrWhite(colour), colour)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('is best with black on light-looking colours and with white on dark ones', () => {
    expect(toHex(blackOrWhite(rgb('#ffa500')))).toBe('#000000');
    expect(toHex(blackOrWhite(rgb('#d31014')))).toBe('#ffffff');
  });
});
