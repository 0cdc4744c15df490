/**
 * A theme in the making. Whatever is put into it is read like a file first, so that a draft never
 * holds what could not have come from one.
 */
import type { Table } from './themeForms';
import type { ThemeSource } from './themeParts';
import { readSource } from './readThemeSource';

export interface ThemeDraft {
  name: string;
  source: ThemeSource;
}

/** What a theme consists of; each can be kept when another theme is taken. */
export const themeParts = ['colors', 'shadows', 'opacity', 'radii', 'fonts'] as const;

export type ThemePart = (typeof themeParts)[number];

export const LONGEST_NAME = 80;
/** Rounder than this is hardly told apart. */
export const LARGEST_RADIUS_SHOWN = 50;

/** `null` leaves it to the engine again; what cannot be read leaves the theme as it is. */
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

/** Another theme with those parts of this one that are to stay. */
export function takeOver(
  source: ThemeSource,
  next: ThemeSource,
  kept: readonly ThemePart[],
): ThemeSource {
  return { ...next, ...Object.fromEntries(kept.map((part) => [part, source[part]])) };
}

/** Files can call a theme anything. */
export const readName = (name: unknown): string =>
  typeof name === 'string' ? name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) : '';
