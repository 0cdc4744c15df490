/**
 * Sanitises foreign HTML; nothing else lets it in. `cleanHtml` keeps what the policy names and
 * turns the rest into text; cleaning clean HTML changes nothing.
 */
import sanitize from 'sanitize-html';
import {
  append,
  isBareText,
  MAX_DEPTH,
  parseMarkup,
  splitMarkup,
  writeMarkup,
  type MarkupNode,
} from '@/lib/markup/markup';
import { textOf } from '@/lib/markup/markupText';
import {
  allowedAttributes,
  allowedElements,
  droppedWithContent,
  readAttributes,
  replacedElements,
  type Origin,
} from './htmlPolicy';

function optionsFor(origin: Origin): sanitize.IOptions {
  return {
    allowedTags: [...allowedElements],
    allowedAttributes: { '*': [...allowedAttributes] },
    transformTags: {
      '*': (name, sent) => {
        const tagName = replacedElements.get(name) ?? name;
        return { tagName, attribs: readAttributes(tagName, sent, origin) };
      },
    },
    nonTextTags: [...droppedWithContent],
    disallowedTagsMode: 'discard',
    nestingLimit: 2 * MAX_DEPTH,
    // The policy has already checked every address.
    allowedSchemesAppliedToAttributes: [],
    nonBooleanAttributes: [],
    parseStyleAttributes: false,
    enforceHtmlBoundary: false,
  };
}

const optionsOf: Readonly<Record<Origin, sanitize.IOptions>> = {
  anyone: optionsFor('anyone'),
  operator: optionsFor('operator'),
};

function clean(html: unknown, origin: Origin): string {
  if (typeof html !== 'string' || html === '') return '';
  // A shortcut: the full way gives the same result.
  if (isBareText(html)) return writeMarkup(parseMarkup(html));
  const { markup, rest } = splitMarkup(html);
  const nodes = tidy(parseMarkup(sanitize(markup, optionsOf[origin])));
  append(nodes, rest);
  return writeMarkup(nodes);
}

/**
 * Cleans HTML by users: posts, profiles, fields, announcements, chats, reports. Removes pictures.
 */
export const cleanHtml = (html: unknown): string => clean(html, 'anyone');

/**
 * Cleans HTML by the operator (panel, terms), which may hold pictures and links within the server.
 */
export const cleanOperatorHtml = (html: unknown): string => clean(html, 'operator');

/** Converts HTML, foreign or clean, to text with its line breaks. */
export const htmlToText = (html: unknown): string =>
  typeof html === 'string' ? textOf(parseMarkup(html)) : '';

/** Turns pictures and links without an address into text, and unwraps bare spans. */
function tidy(nodes: readonly MarkupNode[]): MarkupNode[] {
  const kept: MarkupNode[] = [];
  for (const node of nodes) {
    if (typeof node === 'string') append(kept, node);
    else if (node.name === 'img' && node.attributes.src === undefined) {
      append(kept, node.attributes.alt ?? '');
    } else {
      const children = tidy(node.children);
      if (meansNothing(node.name, node.attributes))
        children.forEach((child) => append(kept, child));
      else append(kept, { ...node, children });
    }
  }
  return kept;
}

const meansNothing = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  (name === 'a' && attributes.href === undefined) ||
  (name === 'span' && Object.keys(attributes).length === 0);
