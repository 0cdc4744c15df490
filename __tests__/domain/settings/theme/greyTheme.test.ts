/** The theme in grey mode: no colour is left, and no text is harder to read. */
import fc from 'fast-check';
import { contrast, greyOf, luminance } from '@/lib/colour';
import type { AppearanceOverrides } from '@/domain/settings/theme/themeChoice';
import { fallbackForm } from '@/domain/settings/theme/themeForms';
import { themeEngine } from '@/domain/settings/theme/themeEngine';
import { shippedThemes } from '@support/settings/themes';

const channel = fc.integer({ min: 0, max: 255 });
const COLOUR = /rgba\((\d+), (\d+), (\d+), ([\d.]+)\)/g;

/** Each text on the surface it is read on. */
const pairs = [
  ['--text', '--surface-panel'],
  ['--text-link', '--surface-panel'],
  ['--accent-fill-text', '--accent-fill'],
  ['--danger-text', '--surface-panel'],
  ['--raised-text-link', '--surface-raised'],
  ['--bar-text', '--surface-bar'],
] as const;

const coloursIn = (text = '') =>
  [...text.matchAll(COLOUR)].map(([, r, g, b]) => ({ r: Number(r), g: Number(g), b: Number(b) }));
const readOf = (variables: Record<string, string>, [text, surface]: (typeof pairs)[number]) => {
  const [front] = coloursIn(variables[text]);
  const [back] = coloursIn(variables[surface]);
  return front && back ? contrast(front, back) : 0;
};

describe('grey mode', () => {
  it('is as light as the colour it replaces', () => {
    fc.assert(
      fc.property(fc.record({ r: channel, g: channel, b: channel }), (colour) => {
        const grey = greyOf(colour);
        expect(new Set(Object.values(grey)).size).toBe(1);
        expect(Math.abs(luminance(grey) - luminance(colour))).toBeLessThan(0.005);
      }),
    );
  });

  it.each(shippedThemes().map(({ id, source }) => [id, source] as const))(
    'leaves the theme %s without colour and as readable as before',
    (_id, source) => {
      const own = { source: { themeEngineVersion: 3, ...source }, snapshot: null };
      const grey = themeEngine.paintOf({ own, overrides: { greyMode: true } })!.variables;
      // No style sheet uses `profileBg`, whose formula tints.
      const coloured = Object.entries(grey).filter(
        ([name, value]) =>
          name !== '--profileBg' && coloursIn(value).some(({ r, g, b }) => r !== g || g !== b),
      );
      expect(coloured).toEqual([]);
      const hard = pairs.filter((pair) => readOf(grey, pair) < 4.5);
      expect(hard).toEqual([]);
    },
  );

  it('changes nothing while it is off', () => {
    const paint = (overrides: AppearanceOverrides) =>
      themeEngine.paintOf({ id: 'pleroma-dark', form: fallbackForm, overrides });
    expect(paint({ greyMode: false })).toEqual(paint({}));
  });
});
