/** The first letter of a name as a reader sees it: accents, flags and joined emoji stay whole. */

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

export function firstLetter(name: string): string {
  for (const { segment } of graphemes.segment(name.trim())) return segment;
  return '';
}
