/**
 * Reads the parts of a theme from untyped data. Files are of any origin and age, so invalid values
 * are treated as missing.
 */
import { parseHex } from '@/lib/colour';
import { parseReference } from './computeColours';
import { readFamily } from './themeFonts';
import { isTable, type Table } from './themeForms';
import {
  defaultFonts,
  defaultOpacities,
  defaultShadows,
  radiusNames,
  type Shadow,
  type ThemeSource,
} from './themeParts';
import { slots } from './colourSlots';

const LARGEST_RADIUS = 500;
const LARGEST_SHADOW = 500;
const MOST_SHADOWS = 32;

export function readSource(parts: Table): ThemeSource {
  return {
    colors: pick(Object.keys(slots), parts.colors, readColour) as Record<string, string>,
    opacity: pick(names(defaultOpacities), parts.opacity, (value) => readNumber(value, 0, 1)),
    radii: pick(radiusNames, parts.radii, (value) => readNumber(value, 0, LARGEST_RADIUS)),
    fonts: pick(names(defaultFonts), parts.fonts, readFamily),
    shadows: pick(names(defaultShadows), parts.shadows, readShadows),
  };
}

const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

/** Picks the readable values of these names. */
function pick<Name extends string, Value>(
  known: readonly Name[],
  table: unknown,
  read: (value: unknown) => Value | null,
): Partial<Record<Name, Value>> {
  if (!isTable(table)) return {};
  const found = known.flatMap((name): [string, Value][] => {
    const value = Object.hasOwn(table, name) ? read(table[name]) : null;
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Partial<Record<Name, Value>>;
}

/** Reads `#rrggbb`, `transparent`, `--slot` or `--slot,20`. */
export function readColour(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === 'transparent' || parseHex(text) || parseReference(text) ? text : null;
}

/** Reads a number, or a string that is one, clamped to a range. */
function readNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return null;
  return Math.min(most, Math.max(least, number));
}

function readShadows(value: unknown): Shadow[] | null {
  return Array.isArray(value) ? value.slice(0, MOST_SHADOWS).filter(isTable).map(readShadow) : null;
}

function readShadow(shadow: Table): Shadow {
  const length = (name: string, least = -LARGEST_SHADOW) =>
    readNumber(shadow[name], least, LARGEST_SHADOW) ?? 0;
  return {
    x: length('x'),
    y: length('y'),
    blur: length('blur', 0),
    spread: length('spread'),
    color: readColour(shadow.color) ?? '#000000',
    alpha: readNumber(shadow.alpha, 0, 1) ?? 1,
    inset: shadow.inset === true,
  };
}
