/** Truncates long markup for collapsed cards. */
import type { MarkupElement, MarkupNode } from '@/lib/markup/markup';
import { breaksLine, truncateText, LINE_LENGTH } from './textCollapse';

/** Half of the limit for tall texts, so that collapsing is worthwhile. */
const LINES_LEFT = 10;

interface Measure {
  /** Remaining lines. */
  left: number;
  cut: boolean;
}

export function truncateMarkup(nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const measure: Measure = { left: LINES_LEFT, cut: false };
  const kept = take(nodes, measure, false);
  return measure.cut ? withEllipsis(kept) : nodes;
}

function take(nodes: readonly MarkupNode[], measure: Measure, preformatted: boolean): MarkupNode[] {
  const kept: MarkupNode[] = [];
  for (const node of nodes) {
    if (measure.left <= 0) measure.cut = true;
    if (measure.cut) break;
    if (typeof node === 'string') {
      const text = takeText(node, measure, preformatted);
      if (text !== '') kept.push(text);
    } else {
      if (breaksLine(node.name)) measure.left -= 1;
      const children = take(node.children, measure, preformatted || node.name === 'pre');
      const hollow = children.length === 0 && node.children.length > 0;
      if (!hollow) kept.push({ ...node, children });
    }
  }
  return kept;
}

function takeText(text: string, measure: Measure, preformatted: boolean): string {
  const lines = preformatted ? text.split(/(?<=\n)/) : [text];
  let kept = '';
  for (const line of lines) {
    const room = Math.floor(measure.left * LINE_LENGTH);
    measure.left -= line.length / LINE_LENGTH + (line.endsWith('\n') && preformatted ? 1 : 0);
    measure.cut = line.length > room;
    kept += measure.cut ? truncateText(line, room) : line;
    if (measure.cut) break;
  }
  return kept;
}

const closed = new Set(['a', 'br', 'hr', 'wbr', 'img', 'table', 'thead', 'tbody', 'tfoot', 'tr']);

/** Adds an ellipsis after the last word, wherever it is in the tree. */
function withEllipsis(nodes: readonly MarkupNode[]): MarkupNode[] {
  const before = nodes.slice(0, -1);
  const last = nodes.at(-1);
  if (last === undefined) return ['…'];
  if (typeof last === 'string') return [...before, ellipsed(last.trimEnd())];
  if (isBreak(last)) return withEllipsis(before);
  if (closed.has(last.name)) return [...nodes, '…'];
  return [...before, { ...last, children: withEllipsis(last.children) }];
}

/** Adds an ellipsis; separated by a space after a full stop, which it would only lengthen. */
const ellipsed = (text: string): string => (/[.!?…]$/.test(text) ? `${text} …` : `${text}…`);

const isBreak = (node: MarkupElement): boolean => node.name === 'br';
