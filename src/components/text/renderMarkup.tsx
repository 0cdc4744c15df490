/**
 * Turns a markup tree into React elements. Only elements and attributes that are named here are
 * made, whatever the tree holds; anything else leaves its text behind. No class of the server's
 * reaches the page but the two that colour lines; the others are read for what they mean.
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { splitEmoji, type EmojiTable } from '@/domain/emojiText';
import type { Mention } from '@/domain/status';
import type { MarkupElement, MarkupNode } from '@/lib/markup';
import { safePictureLink } from '@/lib/safeLink';
import { EmojiImage } from './EmojiImage';
import { TextLink } from './TextLink';
import styles from './RichText.module.css';

export interface Rendering {
  emoji: EmojiTable;
  mentions: readonly Mention[];
  stillEmoji: boolean;
  hideQuoteLink: boolean;
  /** Levels of headings as sent, and the ones they get below the screen's own. */
  headings: ReadonlyMap<string, string>;
}

/** Where in the tree we are. */
interface Place {
  inLink: boolean;
  inCode: boolean;
}

const plainElements = new Set([
  ...[
    'span',
    'bdi',
    'bdo',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'small',
    'sub',
  ],
  ...['sup', 'code', 'kbd', 'samp', 'var', 'q', 'cite', 'abbr', 'dfn', 'ruby', 'rt', 'rp'],
  ...['ul', 'ol', 'table', 'thead', 'tbody', 'tfoot', 'tr'],
]);
/** Each finds its own direction from its text. */
const textBlocks = new Set(['p', 'div', 'blockquote', 'pre', 'li', 'td', 'th']);
const voidElements = new Set(['br', 'hr', 'wbr']);
const codeElements = new Set(['code', 'pre', 'kbd', 'samp']);

const lineColours = ['greentext', 'cyantext'];

export function renderNodes(
  nodes: readonly MarkupNode[],
  how: Rendering,
  place: Place = { inLink: false, inCode: false },
): ReactNode {
  return nodes.map((node, at) => (
    <Fragment key={at}>
      {typeof node === 'string' ? renderText(node, how, place) : renderElement(node, how, place)}
    </Fragment>
  ));
}

function renderText(text: string, how: Rendering, { inCode }: Place): ReactNode {
  if (inCode) return text;
  return splitEmoji(text, how.emoji).map((part, at) =>
    typeof part === 'string' ? part : <EmojiImage key={at} emoji={part} still={how.stillEmoji} />,
  );
}

function renderElement(element: MarkupElement, how: Rendering, place: Place): ReactNode {
  const { name, attributes, children } = element;
  const classes = (attributes.class ?? '').split(' ');
  if (how.hideQuoteLink && classes.includes('quote-inline')) return null;
  if (name === 'a') {
    const content = renderNodes(children, how, { ...place, inLink: true });
    return place.inLink ? (
      content
    ) : (
      <TextLink attributes={attributes} mentions={how.mentions}>
        {content}
      </TextLink>
    );
  }
  if (name === 'img') return renderPicture(attributes);
  if (voidElements.has(name)) return createElement(name);
  const content = renderNodes(children, how, {
    ...place,
    inCode: place.inCode || codeElements.has(name),
  });
  const props = {
    ...readProps(name, attributes),
    className: classOf(classes, place),
  };
  const heading = how.headings.get(name);
  if (heading !== undefined) return createElement(heading, { dir: 'auto', ...props }, content);
  if (textBlocks.has(name)) return createElement(name, { dir: 'auto', ...props }, content);
  return plainElements.has(name) ? createElement(name, props, content) : content;
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

/** Parts of long addresses are hidden within links only, so that nobody can hide text elsewhere. */
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
