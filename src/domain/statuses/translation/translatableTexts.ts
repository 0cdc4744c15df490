/**
 * Takes a post apart into plain texts for a translator that knows no markup, and puts the translated
 * ones in their places. Mentions, hashtags, addresses, code and custom emoji stay as they are.
 */
import { writeMarkup, type MarkupNode } from '@/lib/markup/markup';
import type { TextToTranslate } from './textToTranslate';

/** Elements whose text is not language. */
const kept = new Set(['code', 'pre', 'img', 'br', 'hr']);

const isKept = ({ name, attributes }: Exclude<MarkupNode, string>): boolean =>
  kept.has(name) ||
  attributes.translate === 'no' ||
  /(^|\s)(mention|hashtag|quote-inline)(\s|$)/.test(attributes.class ?? '');

/** `:shortcodes:`, addresses, names and hashtags within a text. */
const fixed = /(:[\w-]+:|https?:\/\/\S+|[@#][\p{L}\p{N}_][\p{L}\p{N}_.@-]*)/u;

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

/** The pieces of a text; those at odd places stay as they are. */
const piecesOf = (text: string): string[] => text.split(fixed);

type Change = (text: string) => string;

/** Calls `change` with each text in turn, and keeps the blanks around it. */
function changeText(text: string, change: Change): string {
  return piecesOf(text)
    .map((piece, at) => {
      if (at % 2 === 1 || !hasWords(piece)) return piece;
      const start = piece.length - piece.trimStart().length;
      const end = piece.trimEnd().length;
      return piece.slice(0, start) + change(piece.slice(start, end)) + piece.slice(end);
    })
    .join('');
}

const changeNodes = (nodes: readonly MarkupNode[], change: Change): MarkupNode[] =>
  nodes.map((node) => {
    if (typeof node === 'string') return changeText(node, change);
    return isKept(node) ? node : { ...node, children: changeNodes(node.children, change) };
  });

interface Parts {
  html: string;
  summary: string;
  options: string[];
  descriptions: Record<string, string>;
}

function changeParts(status: TextToTranslate, nodes: readonly MarkupNode[], change: Change): Parts {
  return {
    html: writeMarkup(changeNodes(nodes, change)),
    summary: changeText(status.summary, change),
    options: (status.poll?.options ?? []).map(({ title }) => changeText(title, change)),
    descriptions: Object.fromEntries(
      status.media
        .filter(({ description }) => description !== '')
        .map(({ id, description }) => [id, changeText(description, change)]),
    ),
  };
}

/** The texts of a post, in the order in which `withTexts` takes them. */
export function translatableTexts(status: TextToTranslate, nodes: readonly MarkupNode[]): string[] {
  const texts: string[] = [];
  changeParts(status, nodes, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** The parts of a post with these texts in place of its own; the markup still has to be cleaned. */
export function withTexts(
  status: TextToTranslate,
  nodes: readonly MarkupNode[],
  texts: readonly string[],
): Parts {
  let at = 0;
  return changeParts(status, nodes, (text) => texts[at++] ?? text);
}
