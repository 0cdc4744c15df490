/**
 * Reads font families from files and readers. They are parsed and rebuilt, so that only names and
 * commas reach the page.
 */
import { isTable } from './themeForms';

/** The interface's stacks for generic families. */
const stacks: Readonly<Record<string, string>> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'ui-serif, Georgia, serif',
  monospace: 'ui-monospace, monospace',
};

const MOST_NAMES = 8;
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N} _.-]{0,60}$/u;
/** Matches a name that needs no quotes in CSS. */
const PLAIN = /^[a-z][\w-]*(?: [a-z][\w-]*)*$/i;
const QUOTED = /^(["'])(.*)\1$/;

/** Reads a list of names, also in the form of files (`{ family }`); null for anything else. */
export function readFamily(value: unknown): string | null {
  const list = isTable(value) ? value.family : value;
  if (typeof list !== 'string') return null;
  const names = list.split(',').map((name) => name.trim().replace(QUOTED, '$2').trim());
  if (names.length > MOST_NAMES || !names.every((name) => NAME.test(name))) return null;
  return names.map((name) => (PLAIN.test(name) ? name : `"${name}"`)).join(', ');
}

/** Returns the CSS value; null for an inherited family. */
export function stackOf(family: string): string | null {
  if (family === 'inherit') return null;
  return Object.hasOwn(stacks, family) ? (stacks[family] ?? null) : family;
}

/** Fonts whose letters are hard to confuse, as far as the system has them; none is downloaded. */
export const LEGIBLE_FONT = 'Atkinson Hyperlegible, Lexend, Verdana, DejaVu Sans, sans-serif';

export const SYSTEM_FONT = stacks['sans-serif'] ?? 'sans-serif';
