/**
 * The one way that foreign HTML comes in. `cleanHtml` keeps what the policy names and makes text
 * of everything else; cleaning what is clean changes nothing.
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
    // The policy has judged every address already.
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
  // The long way would come to the same.
  if (isBareText(html)) return writeMarkup(parseMarkup(html));
  const { markup, rest } = splitMarkup(html);
  const nodes = tidy(parseMarkup(sanitize(markup, optionsOf[origin])));
  append(nodes, rest);
  return writeMarkup(nodes);
}

/** What people wrote: posts, profiles, fields, announcements, chats, reports. Holds no pictures. */
export const cleanHtml = (html: unknown): string => clean(html, 'anyone');

/** What the operator wrote (panel, terms): pictures and links within the server as well. */
export const cleanOperatorHtml = (html: unknown): string => clean(html, 'operator');

/** Its words, with its line breaks. Takes foreign HTML as well as clean. */
export const htmlToText = (html: unknown): string =>
  typeof html === 'string' ? textOf(parseMarkup(html)) : '';

/** Makes text of pictures without an address and of links without one, and unwraps bare spans. */
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
