/** The first letter of a name as a reader sees it: accents, flags and joined emoji stay whole. */

export function firstLetter(name: string): string {
  // Made when needed: making one takes longer than all else that happens on loading this file.
  const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(name.trim())) return segment;
  return '';
}
