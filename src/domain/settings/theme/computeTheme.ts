/** The theme engine: computes the page's custom properties from a theme's source. */
import { BLACK, toCss } from '@/lib/colour';
import { backdrop, computeColours, type Palette } from './computeColours';
import { schemeOf, type Scheme } from './textColours';
import { computeUsedFonts, computeUsedShadows } from './usedShadowsAndFonts';
import {
  defaultFonts,
  defaultRadii,
  type FontName,
  type RadiusName,
  type ThemeSource,
} from './themeParts';
import { computeSemantic } from './semanticColours';
import { computeShadow, shadowNames } from './themeShadows';

export interface ComputedTheme {
  scheme: Scheme;
  colours: Palette;
  /** Custom properties, with leading hyphens. */
  variables: Record<string, string>;
}

export function radiiOf({ radii }: ThemeSource): Record<RadiusName, number> {
  const known = { ...defaultRadii, ...radii };
  return { chatMessage: known.panel, ...known };
}

export function fontsOf({ fonts }: ThemeSource): Record<FontName, string> {
  return { ...defaultFonts, ...fonts };
}

export function computeTheme(source: ThemeSource): ComputedTheme {
  const colours = computeColours(source);
  const slot = (name: string) => colours[name] ?? { ...BLACK, a: 1 };
  const scheme = schemeOf(slot('text'), backdrop(['bg'], slot));
  const shadows = computeShadows(source, colours);
  const values: Record<string, string> = {
    ...Object.fromEntries(
      Object.entries(colours).map(([name, colour]) => [name, toCss(colour, colour.a)]),
    ),
    ...suffixed('Radius', radiiOf(source), (pixels) => `${pixels}px`),
    ...suffixed('Font', fontsOf(source), (family) => family),
    ...shadows,
    ...computeSemantic(source, colours),
    ...computeUsedShadows(source, scheme, (name) => shadows[`${name}Shadow`] ?? 'none'),
    ...computeUsedFonts(source),
  };
  const variables = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--${name}`, value]),
  );
  return { scheme, colours, variables };
}

function suffixed<Value>(
  suffix: string,
  table: Record<string, Value>,
  css: (value: Value) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(table).map(([name, value]) => [name + suffix, css(value)]),
  );
}

function computeShadows(source: ThemeSource, colours: Palette): Record<string, string> {
  const table: Record<string, string> = {};
  for (const name of shadowNames) {
    const { box, filter, inset } = computeShadow(name, source, colours);
    table[`${name}Shadow`] = box;
    table[`${name}ShadowFilter`] = filter;
    table[`${name}ShadowInset`] = inset;
  }
  return table;
}
