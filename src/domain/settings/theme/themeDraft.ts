/**
 * A theme being edited. Every value is read like one from a file, so that a draft never holds what
 * a file could not.
 */
import type { Table } from './themeForms';
import type { ThemeSource } from './themeParts';
import { readSource } from './readThemeSource';

export interface ThemeDraft {
  name: string;
  source: ThemeSource;
}

/** The parts of a theme, each of which can be kept when another theme is loaded. */
export const themeParts = ['colors', 'shadows', 'opacity', 'radii', 'fonts'] as const;

export type ThemePart = (typeof themeParts)[number];

export const LONGEST_NAME = 80;
/** The largest offered radius; larger ones look alike. */
export const LARGEST_RADIUS_SHOWN = 50;

/** Sets a value; `null` restores the engine's, and an invalid one changes nothing. */
export function withValue(
  source: ThemeSource,
  part: ThemePart,
  name: string,
  value: unknown,
): ThemeSource {
  const { [name]: _former, ...others } = source[part] as Table;
  if (value === null) return { ...source, [part]: others };
  const read = readSource({ [part]: { [name]: value } })[part] as Table;
  if (!Object.hasOwn(read, name)) return source;
  return { ...source, [part]: { ...others, [name]: read[name] } };
}

/** Loads another theme, keeping some parts of this one. */
export function takeOver(
  source: ThemeSource,
  next: ThemeSource,
  kept: readonly ThemePart[],
): ThemeSource {
  return { ...next, ...Object.fromEntries(kept.map((part) => [part, source[part]])) };
}

/** Reads a name, which may be anything in a file. */
export const readName = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) : '';
