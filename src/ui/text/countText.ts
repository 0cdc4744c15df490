/**
 * Formats the counts beside glyphs. A page shows hundreds, mostly small and repeated ones: each is
 * formatted once per language.
 */
import type { IntlShape } from 'react-intl';
import { shortNumber } from './NumberText';

const known = new WeakMap<IntlShape, Map<number, string>>();

/** Returns undefined for zero. */
export function countText(intl: IntlShape, count: number): string | undefined {
  if (count <= 0) return undefined;
  const texts = known.get(intl) ?? new Map<number, string>();
  if (texts.size === 0) known.set(intl, texts);
  const text = texts.get(count) ?? shortNumber(intl, count);
  texts.set(count, text);
  return text;
}
