/** Puts signs around a text, or removes them. */
import type { Selected, TextEdit } from './textEdit';
import type { Signs } from './syntax';

/** The beginning of a line that is no part of its text. */
const lineStart = /^\s*(?:(?:[-*+]|\d+\.|>|#{1,6}) +)*/;

/** `byLine`: the signs do not reach over the end of a line. */
export function inlineEdit(signs: Signs, selected: Selected, byLine: boolean): TextEdit {
  const { text, start, end } = selected;
  if (byLine && text.slice(start, end).trim().includes('\n')) return eachLine(signs, selected);
  return wrapEdit(signs, byLine ? withoutLineStart(trimmed(selected)) : trimmed(selected));
}

export function wrapEdit([open, close]: Signs, { text, start, end }: Selected): TextEdit {
  const chosen = text.slice(start, end);
  if (isBetween(text.slice(0, start), text.slice(end), [open, close])) {
    const from = start - open.length;
    const to = end + close.length;
    return { from, to, insert: chosen, start: from, end: from + chosen.length };
  }
  if (isWrapped(chosen, [open, close])) {
    const inner = chosen.slice(open.length, chosen.length - close.length);
    return { from: start, to: end, insert: inner, start, end: start + inner.length };
  }
  const from = start + open.length;
  return {
    from: start,
    to: end,
    insert: open + chosen + close,
    start: from,
    end: from + chosen.length,
  };
}

/** Two asterisks are another sign than one, and three are both. */
const isHeld = (count: number, { length }: string): boolean =>
  length === 1 ? count % 2 === 1 : count >= length;

const isStars = (sign: string): boolean => /^\*+$/.test(sign);
const starsAtEnd = (text: string): number => /\**$/.exec(text)?.[0].length ?? 0;
const starsAtStart = (text: string): number => /^\**/.exec(text)?.[0].length ?? 0;

function isBetween(before: string, after: string, [open, close]: Signs): boolean {
  // Only so much can be signs; looking further would slow down long texts.
  const near = before.slice(-20);
  if (isStars(open)) return isHeld(Math.min(starsAtEnd(near), starsAtStart(after)), open);
  return near.endsWith(open) && after.startsWith(close);
}

function isWrapped(chosen: string, [open, close]: Signs): boolean {
  if (chosen.length < open.length + close.length) return false;
  if (!isStars(open)) return chosen.startsWith(open) && chosen.endsWith(close);
  const half = Math.floor(chosen.length / 2);
  return isHeld(Math.min(starsAtStart(chosen), starsAtEnd(chosen), half), open);
}

/** Wraps the text of every line, or unwraps it where all are wrapped. */
function eachLine(signs: Signs, { text, start, end }: Selected): TextEdit {
  const [open, close] = signs;
  const lines = text
    .slice(start, end)
    .split('\n')
    .map((line) => {
      const before = lineStart.exec(line)?.[0] ?? '';
      const words = line.slice(before.length).trimEnd();
      return { before, words, after: line.slice(before.length + words.length) };
    });
  const worded = lines.filter(({ words }) => words !== '');
  const unwraps = worded.every(({ words }) => isWrapped(words, signs));
  const change = (words: string): string => {
    if (words === '') return '';
    if (unwraps) return words.slice(open.length, words.length - close.length);
    return isWrapped(words, signs) ? words : open + words + close;
  };
  const insert = lines.map(({ before, words, after }) => before + change(words) + after).join('\n');
  return { from: start, to: end, insert, start, end: start + insert.length };
}

/** Signs beside a blank are none. */
function trimmed({ text, start, end }: Selected): Selected {
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { text, start, end };
  return {
    text,
    start: start + chosen.length - chosen.trimStart().length,
    end: start + chosen.trimEnd().length,
  };
}

function withoutLineStart({ text, start, end }: Selected): Selected {
  const isAtStart = text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';
  const before = isAtStart ? (lineStart.exec(text.slice(start, end))?.[0].length ?? 0) : 0;
  return { text, start: start + before, end };
}
