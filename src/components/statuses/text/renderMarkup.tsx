/**
 * Turns a markup tree into React elements, whoever wrote it: the stored HTML may be old. Only
 * elements that the sanitiser lets through are created, with the attributes read here; all others
 * leave their text behind. Of the server's classes only the two that colour lines are
 * output; the others are only interpreted.
 */
import { createElement, type ReactNode } from 'react';
import { isMentionsPlaceholder } from '@/domain/statuses/leadingMentions';
import { splitEmoji, type EmojiTable } from '@/domain/statuses/emojiText';
import type { Mention } from '@/domain/statuses/status';
import type { MarkupElement, MarkupNode } from '@/lib/markup/markup';
import { allowedElements, voidElements } from '@/lib/markup/markupElements';
import { safePictureLink } from '@/lib/net/safeLink';
import { EmojiImage } from './EmojiImage';
import { renderLink } from './renderLink';
import styles from './RichText.module.css';

interface Rendering {
  emoji: EmojiTable;
  mentions: readonly Mention[];
  /** Replaces the mentions that were left out. */
  moreMentions: ReactNode;
  /** The origin of the own server. */
  server: string;
  stillEmoji: boolean;
  hideQuoteLink: boolean;
  /** Maps heading levels as sent to levels below the screen's own. */
  headings: ReadonlyMap<string, string>;
}

/** The position in the tree. */
interface Place {
  inLink: boolean;
  inCode: boolean;
}

/** Their direction is set by their own text. */
const textBlocks = new Set(['p', 'div', 'blockquote', 'pre', 'li', 'td', 'th']);
const codeElements = new Set(['code', 'pre', 'kbd', 'samp']);

const lineColours = ['greentext', 'cyantext'];

const outside: Place = { inLink: false, inCode: false };

/** Spread as separate children, which keep their positions and need no keys. */
export const renderNodes = (
  nodes: readonly MarkupNode[],
  how: Rendering,
  place: Place = outside,
): ReactNode[] =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? renderText(node, how, place) : renderElement(node, how, place),
  );

function renderText(text: string, how: Rendering, { inCode }: Place): ReactNode[] {
  if (inCode || how.emoji.size === 0) return [text];
  return splitEmoji(text, how.emoji).map((part) =>
    typeof part === 'string'
      ? part
      : createElement(EmojiImage, { emoji: part, still: how.stillEmoji }),
  );
}

function renderElement(element: MarkupElement, how: Rendering, place: Place): ReactNode[] {
  if (isMentionsPlaceholder(element)) return [how.moreMentions];
  const { name, attributes, children } = element;
  const classes = (attributes.class ?? '').split(' ');
  if (how.hideQuoteLink && classes.includes('quote-inline')) return [];
  if (name === 'a') {
    const content = renderNodes(children, how, { ...place, inLink: true });
    return place.inLink ? content : [renderLink(attributes, how, content)];
  }
  if (name === 'img') return [renderPicture(attributes)];
  if (voidElements.has(name)) return [createElement(name)];
  const inCode = place.inCode || codeElements.has(name);
  const within = inCode === place.inCode ? place : { ...place, inCode };
  const content = renderNodes(children, how, within);
  if (!allowedElements.has(name)) return content;
  const heading = how.headings.get(name);
  const isText = heading !== undefined || textBlocks.has(name);
  const props = readProps(name, attributes);
  const className = classOf(classes, place);
  if (className !== undefined) props.className = className;
  // A span of a name or URL has only classes that say what it is.
  if (name === 'span' && Object.keys(props).length === 0) return content;
  return [createElement(heading ?? name, isText ? { dir: 'auto', ...props } : props, ...content)];
}

function renderPicture({ src, alt, title, width, height }: MarkupElement['attributes']): ReactNode {
  const address = safePictureLink(src);
  if (address === null) return alt;
  return (
    <img
      className={styles.picture}
      src={address}
      alt={alt ?? ''}
      title={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

/** Hides parts of long URLs, within links only, so that nobody can hide text elsewhere. */
function classOf(classes: readonly string[], { inLink }: Place): string | undefined {
  const found = [
    ...lineColours.filter((name) => classes.includes(name)),
    ...(inLink && classes.includes('invisible') ? [styles.invisible] : []),
    ...(inLink && classes.includes('ellipsis') ? [styles.ellipsis] : []),
  ];
  return found.length > 0 ? found.join(' ') : undefined;
}

const numbers = new Map([
  ['start', 'start'],
  ['value', 'value'],
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
]);
const numbersOf = new Map([
  ['ol', ['start']],
  ['li', ['value']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan']],
]);

function readProps(name: string, attributes: MarkupElement['attributes']): Record<string, unknown> {
  const { lang, dir, translate, title } = attributes;
  const props: Record<string, unknown> = {};
  if (lang !== undefined) props.lang = lang;
  if (dir === 'ltr' || dir === 'rtl' || dir === 'auto') props.dir = dir;
  if (translate === 'yes' || translate === 'no') props.translate = translate;
  if (name === 'abbr' && title !== undefined) props.title = title;
  for (const attribute of numbersOf.get(name) ?? []) {
    const value = Number(attributes[attribute] ?? Number.NaN);
    if (Number.isInteger(value)) props[numbers.get(attribute) ?? attribute] = value;
  }
  return props;
}
