/**
 * Computes the colours of everything drawn on a surface: text, links, lines, marks, quiet buttons.
 * Each keeps its hue and moves towards black or white only as far as its contrast requires.
 */
import { BLACK, WHITE, contrast, luminance, over, toCss, type Rgb } from '@/lib/colour';

/** The minimum contrast of text; borders of controls, focus rings and large text need less. */
export const READABLE = 4.5;
export const VISIBLE = 3;

export const SELECTED = 0.12;
export const SOFT = 0.14;
const HOVER = 0.05;
const PRESSED = 0.1;
const HAIRLINE = 0.14;
const CONTROL = 0.09;
const CONTROL_HOVER = 0.15;
const CONTROL_PRESSED = 0.21;
const STEPS = 25;

const tones = { danger: 'cRed', warning: 'cOrange', success: 'cGreen', info: 'cBlue' } as const;
const accentSlots = {
  'accent-repeat': 'cGreen',
  'accent-favourite': 'cOrange',
  'accent-bookmark': 'accent',
  'accent-react': 'accent',
  greentext: 'postGreentext',
  cyantext: 'postCyantext',
} as const;

export const toneSlots: Readonly<Record<string, string>> = tones;

export type Scheme = 'dark' | 'light';

/** Returns the scheme: light text means dark, whatever the background's values. */
export function schemeOf(text: Rgb, background: Rgb): Scheme {
  return luminance(text) >= luminance(background) ? 'dark' : 'light';
}

export function worstContrast(colour: Rgb, surfaces: readonly Rgb[]): number {
  return Math.min(...surfaces.map((surface) => contrast(colour, surface)));
}

/** Returns the first colour between two with enough contrast to all these surfaces. */
export function shiftUntilContrast(
  from: Rgb,
  to: Rgb,
  surfaces: readonly Rgb[],
  ratio = READABLE,
): Rgb {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = over(to, step / STEPS, from);
    if (worstContrast(colour, surfaces) >= ratio) return colour;
  }
  return to;
}

/** Returns the colour if its contrast suffices, else a lighter or darker one of the same hue. */
export function ensureContrast(colour: Rgb, surfaces: readonly Rgb[], ratio = READABLE): Rgb {
  const towards = worstContrast(WHITE, surfaces) > worstContrast(BLACK, surfaces) ? WHITE : BLACK;
  return shiftUntilContrast(colour, towards, surfaces, ratio);
}

export interface SurfaceColours {
  surface: Rgb;
  /** Other surfaces for the same text colours. */
  beside?: readonly Rgb[];
  text: Rgb;
  strong: Rgb;
  link: Rgb;
  /** The theme's line colour, if any. */
  border?: Rgb | null;
}

export function textColoursOn(
  { surface, beside = [], text, strong, link, border }: SurfaceColours,
  colourOf: (slot: string) => Rgb,
  faintness: number,
): Record<string, string> {
  const accent = colourOf('accent');
  const surfaces = [surface, ...beside].flatMap((plain) => [
    plain,
    over(text, HOVER, plain),
    over(accent, SELECTED, plain),
  ]);
  const inks: Record<string, Rgb> = {
    text,
    'text-strong': worstContrast(strong, surfaces) < READABLE ? text : strong,
    'text-faint': shiftUntilContrast(over(text, faintness, surface), text, surfaces),
    'text-link': ensureContrast(link, surfaces),
    'accent-text': ensureContrast(accent, surfaces),
    'focus-ring': ensureContrast(accent, surfaces, VISIBLE),
    'line-strong': shiftUntilContrast(border ?? over(text, 0.3, surface), text, surfaces, VISIBLE),
    'control-text': ensureContrast(text, [surface, over(text, CONTROL_PRESSED, surface)]),
  };
  for (const [mark, slot] of Object.entries(accentSlots))
    inks[mark] = ensureContrast(colourOf(slot), surfaces);
  for (const [tone, slot] of Object.entries(tones)) {
    const soft = over(colourOf(slot), SOFT, surface);
    inks[`${tone}-text`] = ensureContrast(colourOf(slot), [...surfaces, soft]);
  }
  return {
    ...Object.fromEntries(Object.entries(inks).map(([name, colour]) => [name, toCss(colour)])),
    line: border ? toCss(border) : toCss(text, HAIRLINE),
    'surface-hover': toCss(text, HOVER),
    'surface-pressed': toCss(text, PRESSED),
    control: toCss(text, CONTROL),
    'control-hover': toCss(text, CONTROL_HOVER),
    'control-pressed': toCss(text, CONTROL_PRESSED),
    skeleton: toCss(text, PRESSED),
    'scroll-thumb': toCss(text, 0.4),
  };
}
