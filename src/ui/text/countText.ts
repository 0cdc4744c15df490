/**
 * Counts as they stand beside glyphs. A page shows hundreds, most of them small and many of them
 * the same: each is put into words once per language.
 */
import type { IntlShape } from 'react-intl';
import { shortNumber } from './NumberText';

const known = new WeakMap<IntlShape, Map<number, string>>();

/** Nothing where nothing was counted. */
export function countText(intl: IntlShape, count: number): string | undefined {
  if (count <= 0) return undefined;
  const texts = known.get(intl) ?? new Map<number, string>();
  if (texts.size === 0) known.set(intl, texts);
  const text = texts.get(count) ?? shortNumber(intl, count);
  texts.set(count, text);
  return text;
}
