/**
 * The word that somebody is writing, as far as it can be completed: one that begins with the sign
 * for a person, an emoji or a hashtag, and holds the caret.
 */

export type Trigger = '@' | ':' | '#';

export interface CompletableWord {
  trigger: Trigger;
  /** What stands behind the sign, on both sides of the caret. */
  query: string;
  /** Where the word lies in the text, with its sign. */
  start: number;
  end: number;
}

/** What such words consist of, and how the last of their parts before the caret is found. */
const before: Record<Trigger, RegExp> = {
  '@': /@([\p{L}\p{N}\p{M}_.-]*)$/u,
  ':': /:([\p{L}\p{N}\p{M}_+-]*)$/u,
  '#': /#([\p{L}\p{N}\p{M}_·\u200c]*)$/u,
};
const after: Record<Trigger, RegExp> = {
  // With the host that may follow, so that the whole of it is seen, and left alone.
  '@': /^[\p{L}\p{N}\p{M}_.@-]*/u,
  ':': /^[\p{L}\p{N}\p{M}_+-]*:?/u,
  '#': /^[\p{L}\p{N}\p{M}_·\u200c]*/u,
};

/** Writing without spaces between words: there, a sign in the middle begins a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
/** Addresses, times and names with the sign in them. */
const within = /[\p{L}\p{N}\p{M}_@:#/&.=]$/u;
/** An emoji that was written out just before. */
const writtenOut = /:[\p{L}\p{N}_+-]+:$/u;

const beginsAfter = (text: string): boolean =>
  unspaced.test(text) || writtenOut.test(text) || !within.test(text);

/** No word that is completed is longer; looking further back costs time with each letter. */
const FURTHEST = 100;

export function wordAtCaret(text: string, caret: number): CompletableWord | null {
  const from = Math.max(0, caret - FURTHEST);
  const written = text.slice(from, caret);
  for (const trigger of ['@', ':', '#'] as const) {
    const found = before[trigger].exec(written);
    if (!found || !beginsAfter(written.slice(0, found.index))) continue;
    const rest = after[trigger].exec(text.slice(caret, caret + FURTHEST))?.[0] ?? '';
    const query = ((found[1] ?? '') + rest).replace(/:$/, '');
    const start = from + found.index;
    return { trigger, query, start, end: caret + rest.length };
  }
  return null;
}
