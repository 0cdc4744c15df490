/**
 * Marks lines that begin with > or < for their colour. Works on the tree, so that no tag or address
 * is mistaken for such a line; skips mentions at the start of a line.
 */
import { textOf } from '@/lib/markup/markupText';
import type { MarkupElement, MarkupNode } from '@/lib/markup/markup';
import { isBlock } from '@/lib/markup/markupNesting';
import { isMention } from './leadingMentions';

const colours = new Map([
  ['>', 'greentext'],
  ['<', 'cyantext'],
]);

/** Elements whose text is not prose. */
const untouched = new Set(['pre', 'code', 'kbd', 'samp']);

export function colourQuoteLines(nodes: readonly MarkupNode[]): MarkupNode[] {
  const marked: MarkupNode[] = [];
  let line: MarkupNode[] = [];
  const finish = () => {
    marked.push(...colourLine(line));
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || !endsLine(node)) {
      line.push(node);
      continue;
    }
    finish();
    const children = untouched.has(node.name) ? node.children : colourQuoteLines(node.children);
    marked.push({ ...node, children });
  }
  finish();
  return marked;
}

/** True for a break, a block, or an element that contains a break. */
const endsLine = (node: MarkupElement): boolean =>
  node.name === 'br' ||
  isBlock(node.name) ||
  node.children.some((child) => typeof child !== 'string' && endsLine(child));

function colourLine(line: readonly MarkupNode[]): readonly MarkupNode[] {
  const start = line.findIndex((node) => !isPassedOver(node));
  const first = line[start];
  if (first === undefined || (typeof first !== 'string' && untouched.has(first.name))) return line;
  const colour = colours.get(textOf(line.slice(start)).charAt(0));
  return colour === undefined
    ? line
    : [{ name: 'span', attributes: { class: colour }, children: [...line] }];
}

const isPassedOver = (node: MarkupNode): boolean =>
  typeof node === 'string' ? node.trim() === '' : isMention(node);
