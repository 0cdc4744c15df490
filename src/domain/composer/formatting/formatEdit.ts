/**
 * Formats the selected text, or takes the format back. The result is a change of one range, so that
 * the browser can undo it.
 */
import { inlineEdit, wrapEdit } from './inlineEdit';
import { blockEdit } from './blockEdit';
import { linkEdit } from './linkEdit';
import type { Syntax, TextTool } from './syntax';
import type { Selected, TextEdit } from './textEdit';

/** Null if the tool does not apply, such as a link over several lines. */
export function formatEdit(syntax: Syntax, tool: TextTool, selected: Selected): TextEdit | null {
  const whole = onWholeLetters(selected);
  const chosen = whole.text.slice(whole.start, whole.end);
  switch (tool) {
    case 'bold':
    case 'italic':
    case 'strike':
      return inlineEdit(syntax[tool], whole, syntax.byLine);
    case 'code':
      return chosen.includes('\n')
        ? wrapEdit(syntax.codeBlock, linesOf(whole))
        : inlineEdit(syntax.code, whole, false);
    case 'link':
      return chosen.includes('\n') ? null : linkEdit(syntax.link, whole);
    default: {
      const signs = syntax[tool];
      return signs && blockEdit(signs, whole, linesOf(whole));
    }
  }
}

/** Extends a selection that cuts a surrogate pair. */
function onWholeLetters({ text, start, end }: Selected): Selected {
  const cuts = (at: number): boolean =>
    /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '');
  const from = cuts(start) ? start - 1 : start;
  return {
    text,
    start: from,
    end: Math.max(from, start === end ? from : cuts(end) ? end + 1 : end),
  };
}

/** Extends the selection to whole lines, without the line break behind the last one. */
function linesOf({ text, start, end }: Selected): Selected {
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const after = text.indexOf('\n', last);
  return {
    text,
    start: text.lastIndexOf('\n', start - 1) + 1,
    end: after < 0 ? text.length : after,
  };
}
