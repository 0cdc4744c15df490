/** Makes a quote or a list of whole lines, or takes it back. */
import type { Selected, TextEdit } from './textEdit';
import { wrapEdit } from './inlineEdit';
import type { BlockSigns, Signs } from './syntax';

export function blockEdit(signs: BlockSigns, selected: Selected, lines: Selected): TextEdit {
  switch (signs.kind) {
    case 'around':
      return wrapEdit(signs.signs, lines);
    case 'items':
      return itemsEdit(signs.signs, signs.item, lines);
    case 'lines':
      return linesEdit(signs, selected, lines);
  }
}

type LineSigns = Extract<BlockSigns, { kind: 'lines' }>;

function linesEdit(
  { prefix, pattern, skipsBlank }: LineSigns,
  selected: Selected,
  { text, start: from, end: to }: Selected,
): TextEdit {
  const lines = text.slice(from, to).split('\n');
  const isBlank = (line: string): boolean => line.trim() === '';
  const leavesBlank = skipsBlank && !lines.every(isBlank);
  const affected = lines.filter((line) => !(leavesBlank && isBlank(line)));
  const removes = affected.every((line) => pattern.test(line));
  let at = 0;
  const change = (line: string): string => {
    if (leavesBlank && isBlank(line)) return line;
    return removes ? line.replace(pattern, '') : prefix(at++) + line;
  };
  const insert = lines.map(change).join('\n');
  if (selected.start < selected.end) {
    return { from, to, insert, start: from, end: from + insert.length };
  }
  const caret = Math.max(from, selected.start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

/** A list whose items have signs of their own, one in each line. */
function itemsEdit([open, close]: Signs, item: Signs, block: Selected): TextEdit {
  const { text } = block;
  const list = listAround(text, [open, close], item, block);
  if (list) {
    const insert = list.items.map((line) => unwrapped(line, item)).join('\n');
    const { from, to } = list;
    return { from, to, insert, start: from, end: from + insert.length };
  }
  const { start: from, end: to } = block;
  const lines = text.slice(from, to).split('\n');
  const insert = [open, ...lines.map((line) => item[0] + line + item[1]), close].join('\n');
  const isEmpty = from === to;
  const caret = from + open.length + 1 + item[0].length;
  return {
    from,
    to,
    insert,
    start: isEmpty ? caret : from,
    end: isEmpty ? caret : from + insert.length,
  };
}

const isItem = (line: string, [open, close]: Signs): boolean =>
  line.length >= open.length + close.length && line.startsWith(open) && line.endsWith(close);

const unwrapped = (line: string, [open, close]: Signs): string =>
  line.slice(open.length, line.length - close.length);

/** Finds the list in which the lines are, or which they are. */
function listAround(
  text: string,
  [open, close]: Signs,
  item: Signs,
  { start, end }: Selected,
): { from: number; to: number; items: string[] } | null {
  const lines = text.split('\n');
  const lineAt = (place: number): number => text.slice(0, place).split('\n').length - 1;
  let first = lineAt(start);
  let last = lineAt(end);
  if (lines[first] === open) first += 1;
  if (lines[last] === close) last -= 1;
  while (first > 0 && isItem(lines[first - 1] ?? '', item)) first -= 1;
  while (isItem(lines[last + 1] ?? '', item)) last += 1;
  const items = lines.slice(first, last + 1);
  const isList = lines[first - 1] === open && lines[last + 1] === close;
  if (!isList || items.length === 0 || !items.every((line) => isItem(line, item))) return null;
  const lengthOf = (some: string[]): number => some.reduce((sum, line) => sum + line.length + 1, 0);
  const from = lengthOf(lines.slice(0, first - 1));
  return { from, to: from + lengthOf([open, ...items, close]) - 1, items };
}
