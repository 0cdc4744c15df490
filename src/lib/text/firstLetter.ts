/** Returns the first grapheme of a name: accents, flags and joined emoji stay whole. */

export function firstLetter(name: string): string {
  // Created on demand: it takes longer than everything else in this module.
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(name.trim())) return segment;
  return '';
}
