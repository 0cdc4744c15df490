/**
 * Finds the word at the caret, if it can be completed: it begins with the trigger of a person, an
 * emoji, a hashtag or a command.
 */

export type Trigger = '@' | ':' | '#' | '/';

export interface CompletableWord {
  trigger: Trigger;
  /** The text after the trigger, on both sides of the caret. */
  query: string;
  /** The word's range in the text, with its trigger. */
  start: number;
  end: number;
}

/** The characters of such words, and the pattern for the last part before the caret. */
const before: Record<Trigger, RegExp> = {
  '@': /@([\p{L}\p{N}\p{M}_.-]*)$/u,
  ':': /:([\p{L}\p{N}\p{M}_+-]*)$/u,
  '#': /#([\p{L}\p{N}\p{M}_·\u200c]*)$/u,
  // At the beginning of a line or after a blank: elsewhere it belongs to a path, a date or an "and/or".
  '/': /(?<!\S)\/([\p{L}\p{N}\p{M}_-]*)$/u,
};
const after: Record<Trigger, RegExp> = {
  // With the host that may follow, so that it is matched as a whole and left alone.
  '@': /^[\p{L}\p{N}\p{M}_.@-]*/u,
  ':': /^[\p{L}\p{N}\p{M}_+-]*:?/u,
  '#': /^[\p{L}\p{N}\p{M}_·\u200c]*/u,
  '/': /^[\p{L}\p{N}\p{M}_-]*/u,
};

/** Scripts without spaces between words, in which a trigger in the middle begins a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;
/** Addresses, times and names that contain a trigger. */
const within = /[\p{L}\p{N}\p{M}_@:#/&.=]$/u;
/** A completed emoji right before. */
const writtenOut = /:[\p{L}\p{N}_+-]+:$/u;

const beginsAfter = (text: string): boolean =>
  unspaced.test(text) || writtenOut.test(text) || !within.test(text);

/** The longest word that is completed; looking further back would slow down typing. */
const FURTHEST = 100;

export function wordAtCaret(text: string, caret: number): CompletableWord | null {
  const from = Math.max(0, caret - FURTHEST);
  const written = text.slice(from, caret);
  for (const trigger of ['@', ':', '#', '/'] as const) {
    const found = before[trigger].exec(written);
    if (!found || !beginsAfter(written.slice(0, found.index))) continue;
    const behind = text.slice(caret, caret + FURTHEST);
    const rest = after[trigger].exec(behind)?.[0] ?? '';
    // A path goes on.
    if (trigger === '/' && /\S/.test(behind[rest.length] ?? '')) continue;
    const query = ((found[1] ?? '') + rest).replace(/:$/, '');
    const start = from + found.index;
    return { trigger, query, start, end: caret + rest.length };
  }
  return null;
}
