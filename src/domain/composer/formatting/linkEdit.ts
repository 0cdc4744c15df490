/** Makes a link of the selected text or address, or the text of the link in which the selection is. */
import type { Selected, TextEdit } from './textEdit';
import type { Syntax } from './syntax';

export function linkEdit(link: Syntax['link'], { text, start, end }: Selected): TextEdit {
  const lineFrom = text.lastIndexOf('\n', start - 1) + 1;
  const lineTo = text.indexOf('\n', end);
  const line = text.slice(lineFrom, lineTo < 0 ? text.length : lineTo);
  for (const found of line.matchAll(link.pattern)) {
    const from = lineFrom + found.index;
    const to = from + found[0].length;
    if (from > start || to < end) continue;
    const { text: words = '', url = '' } = found.groups ?? {};
    const insert = words || url;
    return { from, to, insert, start: from, end: from + insert.length };
  }
  const chosen = text.slice(start, end);
  const isUrl = /^https?:\/\/\S+$/i.test(chosen);
  const insert = isUrl ? link.write('', chosen) : link.write(chosen, '');
  const caret = start + (isUrl ? link.textAt(chosen) : link.urlAt(chosen));
  return { from: start, to: end, insert, start: caret, end: caret };
}
