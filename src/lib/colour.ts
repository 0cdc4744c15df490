/**
 * Colour maths for themes: hex and CSS forms, HSL lightness, blending, and WCAG contrast. Channels
 * are integers from 0 to 255, so results are exactly what is displayed.
 */

export interface Rgb {
  r: number;
  g: number;
  b: number;
}

export interface Colour extends Rgb {
  /** Opacity from 0 to 1. */
  a: number;
}

export const BLACK: Rgb = { r: 0, g: 0, b: 0 };
export const WHITE: Rgb = { r: 255, g: 255, b: 255 };

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Parses `#rgb` and `#rrggbb`; returns null for anything else. */
export function parseHex(text: string): Rgb | null {
  if (!HEX.test(text)) return null;
  const digits = text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&') : text;
  const bits = Number.parseInt(digits.slice(1), 16);
  return { r: bits >> 16, g: (bits >> 8) & 255, b: bits & 255 };
}

export function toHex({ r, g, b }: Rgb): string {
  return `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
}

export function toCss({ r, g, b }: Rgb, alpha = 1): string {
  return `rgba(${r}, ${g}, ${b}, ${Math.round(alpha * 1000) / 1000})`;
}

export function mapChannels(colour: Rgb, change: (value: number, channel: keyof Rgb) => number) {
  const channel = (name: keyof Rgb) =>
    Math.round(Math.min(255, Math.max(0, change(colour[name], name))));
  return { r: channel('r'), g: channel('g'), b: channel('b') };
}

/** Blends `front` with the opacity `alpha` over an opaque `back`. */
export function over(front: Rgb, alpha: number, back: Rgb): Rgb {
  return mapChannels(front, (value, name) => value * alpha + back[name] * (1 - alpha));
}

/** The average of two colours. */
export function mix(one: Rgb, other: Rgb): Rgb {
  return over(one, 0.5, other);
}

/** HSL lightness in percent. */
export function lightness({ r, g, b }: Rgb): number {
  return (Math.max(r, g, b) + Math.min(r, g, b)) / 5.1;
}

/** The same hue and saturation at another HSL lightness (percent, clamped). */
function withLightness(colour: Rgb, percent: number): Rgb {
  const { r, g, b } = colour;
  const high = Math.max(r, g, b);
  const low = Math.min(r, g, b);
  const wanted = Math.min(100, Math.max(0, percent)) * 2.55;
  const room = (level: number) => 255 - Math.abs(2 * level - 255);
  const middle = (high + low) / 2;
  const saturation = high === low ? 0 : (high - low) / room(middle);
  const chroma = saturation * room(wanted);
  const share = (value: number) => (high === low ? 0 : (value - low) / (high - low));
  return mapChannels(colour, (value) => wanted - chroma / 2 + share(value) * chroma);
}

export function shiftLightness(colour: Rgb, points: number): Rgb {
  return withLightness(colour, lightness(colour) + points);
}

export function invertLightness(colour: Rgb): Rgb {
  return withLightness(colour, 100 - lightness(colour));
}

/** Relative luminance of WCAG 2, from 0 (black) to 1 (white). */
export function luminance({ r, g, b }: Rgb): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** The grey that is as light to the eye, so that contrasts with it are the same. */
export function greyOf(colour: Rgb): Rgb {
  const share = luminance(colour);
  const level = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return mapChannels(colour, () => level * 255);
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * Returns black or white for text on this colour: by its perceived luma, but never one with too
 * little contrast.
 */
export function blackOrWhite(background: Rgb): Rgb {
  const { r, g, b } = background;
  const [first, second] =
    0.299 * r + 0.587 * g + 0.114 * b >= 128 ? [BLACK, WHITE] : [WHITE, BLACK];
  return contrast(first, background) >= 4.5 ? first : second;
}
