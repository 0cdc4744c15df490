/**
 * Turns a theme grey before its colours are computed, so that every text keeps the contrast that the
 * engine ensures for it.
 */
import { greyOf, parseHex, toHex } from '@/lib/colour';
import { computeColours } from './computeColours';
import type { ThemeSource } from './themeParts';

/** The colours that others are computed from. */
const basics = ['bg', 'fg', 'text', 'link', 'accent', 'cBlue', 'cRed', 'cGreen', 'cOrange'];

export function greyTheme(source: ThemeSource): ThemeSource {
  const palette = computeColours(source);
  const colors = { ...source.colors };
  for (const name of basics) {
    const colour = palette[name];
    if (colour) colors[name] ??= toHex(colour);
  }
  const shadows = Object.entries(source.shadows).map(([name, layers]) => [
    name,
    layers.map((layer) => ({ ...layer, color: greyed(layer.color) })),
  ]);
  return {
    ...source,
    colors: Object.fromEntries(
      Object.entries(colors).map(([name, value]) => [name, greyed(value)]),
    ),
    shadows: Object.fromEntries(shadows),
  };
}

/** References to other colours stay. */
function greyed(value: string): string {
  const colour = parseHex(value);
  return colour ? toHex(greyOf(colour)) : value;
}
