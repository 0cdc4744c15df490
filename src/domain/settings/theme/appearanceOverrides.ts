/**
 * The reader's appearance settings under any theme: sizes, density, corners, fonts, greys. Values may come
 * from a file or another browser, so each is first parsed into a number or a font family.
 */
import type { AppearanceOverrides } from './themeChoice';
import { greyTheme } from './greyTheme';
import { readFamily } from './themeFonts';
import { isTable } from './themeForms';
import { radiusNames, type FontName, type ThemeSource } from './themeParts';

const LENGTH = /^(\d{1,4}(?:\.\d{1,4})?)(px|rem)$/;
/** Pixels in one rem by default. */
const REM = 16;
const ROUNDEST = 50;

/** Smallest and largest, in pixels. */
const bounds = {
  textSize: [10, 40],
  emojiSize: [12, 160],
  navbarSize: [40, 160],
  panelHeaderSize: [36, 160],
} as const;

type SizeName = keyof typeof bounds;

/** Custom properties by density. */
const densities = {
  compact: {
    '--space-3': '8px',
    '--space-4': '12px',
    '--space-5': '16px',
    '--row-size': '32px',
    '--avatar-size': '40px',
    '--leading': '1.35',
  },
  normal: {},
  roomy: {
    '--space-3': '16px',
    '--space-4': '20px',
    '--space-5': '24px',
    '--row-size': '48px',
    '--leading': '1.6',
  },
} as const;

const fontNames: Readonly<Record<string, FontName>> = {
  interface: 'interface',
  input: 'input',
  post: 'post',
  monospace: 'postCode',
};

const underlays: Readonly<Record<string, number>> = { opaque: 1, transparent: 0 };

interface Size {
  number: number;
  unit: 'px' | 'rem';
}

interface ParsedAppearanceOverrides {
  sizes: Partial<Record<SizeName, Size>>;
  density: keyof typeof densities;
  /** Null for the theme's value. */
  roundness: number | null;
  fonts: Partial<Record<FontName, string>>;
  underlay: number | null;
  grey: boolean;
}

export function readAppearanceOverrides({
  density,
  forcedRoundness,
  theme3hacks,
  greyMode,
  ...looks
}: AppearanceOverrides): ParsedAppearanceOverrides {
  const sizes: ParsedAppearanceOverrides['sizes'] = {};
  for (const name of Object.keys(bounds) as SizeName[]) {
    const [least, most] = bounds[name];
    const size = readSize(looks[name], least, most);
    if (size) sizes[name] = size;
  }
  const hacks = isTable(theme3hacks) ? theme3hacks : {};
  const families = isTable(hacks.fonts) ? hacks.fonts : {};
  const fonts = Object.entries(fontNames).flatMap(([theirs, ours]): [FontName, string][] => {
    const family = Object.hasOwn(families, theirs) ? readFamily(families[theirs]) : null;
    return family === null ? [] : [[ours, family]];
  });
  const { underlay } = hacks;
  const round = typeof forcedRoundness === 'number' ? forcedRoundness : -1;
  return {
    sizes,
    density: typeof density === 'string' && Object.hasOwn(densities, density) ? density : 'normal',
    roundness: round >= 0 ? Math.min(ROUNDEST, round) : null,
    fonts: Object.fromEntries(fonts),
    underlay:
      typeof underlay === 'string' && Object.hasOwn(underlays, underlay)
        ? (underlays[underlay] ?? null)
        : null,
    grey: greyMode === true,
  };
}

function readSize(value: unknown, least: number, most: number): Size | null {
  const [, digits = '', unit] = LENGTH.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (unit !== 'px' && unit !== 'rem') return null;
  const scale = unit === 'rem' ? REM : 1;
  return { number: Math.min(most, Math.max(least, Number(digits) * scale)) / scale, unit };
}

/** Applies the reader's corners, fonts, underlay and grey mode to the theme. */
export function withAppearanceOverrides(
  source: ThemeSource,
  { roundness, fonts, underlay, grey }: ParsedAppearanceOverrides,
): ThemeSource {
  const radii =
    roundness === null
      ? source.radii
      : Object.fromEntries(radiusNames.map((name) => [name, roundness]));
  const opacity = underlay === null ? source.opacity : { ...source.opacity, underlay };
  const changed = { ...source, radii, opacity, fonts: { ...source.fonts, ...fonts } };
  return grey ? greyTheme(changed) : changed;
}

/** Returns the custom properties of the root, its text size included. */
export function sizeProperties({
  sizes,
  density,
}: ParsedAppearanceOverrides): Record<string, string> {
  const { textSize, emojiSize, navbarSize, panelHeaderSize } = sizes;
  const css = ({ number, unit }: Size) => `${number}${unit}`;
  return {
    ...densities[density],
    // A rem on the root would be the browser's; percent is the same everywhere.
    ...(textSize && {
      'font-size': textSize.unit === 'rem' ? `${textSize.number * 100}%` : css(textSize),
    }),
    ...(emojiSize && { '--emoji-size': css(emojiSize) }),
    ...(navbarSize && { '--navbarSize': css(navbarSize) }),
    ...(panelHeaderSize && { '--head-size': css(panelHeaderSize) }),
  };
}
