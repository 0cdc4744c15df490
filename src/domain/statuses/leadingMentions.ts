/** Folds mentions at the start of a text: replies to many people begin with a long run of them. */
import type { MarkupElement, MarkupNode } from '@/lib/markup/markup';
import { isBlock } from '@/lib/markup/markupNesting';

/** The others are shown by a button. */
export const SHOWN_MENTIONS = 5;

/** Replaces omitted mentions. Its attributes cannot come from a server. */
const placeholder = { name: 'span', attributes: { class: 'h-card' }, children: [] };

export const isMentionsPlaceholder = ({ attributes }: MarkupElement): boolean =>
  attributes === placeholder.attributes;

export function isMention(node: MarkupElement): boolean {
  const classes = (node.attributes.class ?? '').split(' ');
  return (
    classes.includes('h-card') || (classes.includes('mention') && !classes.includes('hashtag'))
  );
}

/** Omits leading mentions after the first five; `hidden` is their number. */
export function foldLeadingMentions(nodes: readonly MarkupNode[]): {
  nodes: readonly MarkupNode[];
  hidden: number;
} {
  const start = nodes.findIndex((node) => !isBlank(node));
  const first = nodes[start];
  if (first === undefined || typeof first === 'string') return { nodes, hidden: 0 };
  if (isBlock(first.name)) {
    const { nodes: children, hidden } = foldLeadingMentions(first.children);
    if (hidden === 0) return { nodes, hidden };
    return { nodes: nodes.with(start, { ...first, children: [...children] }), hidden };
  }
  const places = mentionsFrom(nodes, start);
  const from = places[SHOWN_MENTIONS];
  const last = places.at(-1);
  if (from === undefined || last === undefined) return { nodes, hidden: 0 };
  return {
    nodes: [...nodes.slice(0, from), placeholder, ...nodes.slice(last + 1)],
    hidden: places.length - SHOWN_MENTIONS,
  };
}

/** Returns the positions of a run of mentions, separated only by blanks. */
function mentionsFrom(nodes: readonly MarkupNode[], start: number): number[] {
  const places: number[] = [];
  for (const [at, node] of nodes.entries()) {
    if (at < start || isBlank(node)) continue;
    if (typeof node === 'string' || !isMention(node)) break;
    places.push(at);
  }
  return places;
}

const isBlank = (node: MarkupNode): boolean => typeof node === 'string' && node.trim() === '';
