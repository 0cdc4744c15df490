/** Writes JSON as the family does: Pleroma and Akkoma sort the keys. */
import type { Dialect } from '../options';

export type Json = Record<string, unknown>;

export function writeJson(family: Dialect, value: unknown): string {
  return JSON.stringify(family === 'mastodon' ? value : sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sortKeys(inner)]));
}
