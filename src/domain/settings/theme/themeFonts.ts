/**
 * Families of fonts as files and readers name them. They are taken apart and put together anew, so
 * that nothing reaches the page but names and the commas between them.
 */
import { isTable } from './themeForms';

/** How the interface spells the families that every system has. */
const stacks: Readonly<Record<string, string>> = {
  'sans-serif': 'system-ui, sans-serif',
  serif: 'ui-serif, Georgia, serif',
  monospace: 'ui-monospace, monospace',
};

const MOST_NAMES = 8;
const NAME = /^[\p{L}\p{N}_][\p{L}\p{N} _.-]{0,60}$/u;
/** What a style sheet takes for a name without quotes. */
const PLAIN = /^[a-z][\w-]*(?: [a-z][\w-]*)*$/i;
const QUOTED = /^(["'])(.*)\1$/;

/** A list of names, also as files wrap it (`{ family }`); null for what holds anything else. */
export function readFamily(value: unknown): string | null {
  const list = isTable(value) ? value.family : value;
  if (typeof list !== 'string') return null;
  const names = list.split(',').map((name) => name.trim().replace(QUOTED, '$2').trim());
  if (names.length > MOST_NAMES || !names.every((name) => NAME.test(name))) return null;
  return names.map((name) => (PLAIN.test(name) ? name : `"${name}"`)).join(', ');
}

/** For a style sheet; null where the family is that of what surrounds it. */
export function stackOf(family: string): string | null {
  if (family === 'inherit') return null;
  return Object.hasOwn(stacks, family) ? (stacks[family] ?? null) : family;
}

export const SYSTEM_FONT = stacks['sans-serif'] ?? 'sans-serif';
