/** Replaces the text in markup: the elements stay, everything about people and places goes. */
import { append, parseWholeMarkup, writeMarkup, type MarkupNode } from '@/lib/markup/markup';
import { isKnownIdentifier } from './redactionVocabulary';
import { changeWords, type Aliases, type AddressRedactor } from './redactAddress';
import { stubs } from './fieldKinds';
import type { TextRedactor } from './redactText';

/** Elements that the parser does not read as markup, and no reader sees. */
const unread = new Set([
  ...['script', 'style', 'title', 'textarea', 'iframe', 'noscript', 'xmp'],
  ...['noembed', 'noframes', 'plaintext', 'template'],
]);

/** Attributes that contain one or several identifiers or language codes. */
const listing = new Set(['class', 'rel', 'lang', 'dir', 'target', 'translate']);

const styleParameter = /^data-mfm-[a-z]{1,20}$/;

/** True if the text has a tag or an entity; redacting words does not change that. */
export const hasMarkup = (text: string): boolean =>
  /<\/?[^\s<>][^<>]*>|<!|&#?[^\s&;<>]+;/.test(text);

export function createMarkupRedactor(
  { ids, word }: Pick<Aliases, 'ids' | 'word'>,
  { address, path }: AddressRedactor,
  { text, mention }: TextRedactor,
): (markup: string) => string {
  const words = (value: string): string => changeWords(value, word);

  const attribute = (name: string, value: string): string => {
    if (name === 'href' || name === 'src') {
      if (/^mailto:/i.test(value)) return `mailto:${stubs.email}`;
      return /^\/(?![/\\])/.test(value) ? path(value) : address(value);
    }
    if (name === 'data-user') return ids.get(value) ?? words(value);
    if (listing.has(name)) {
      return value.replace(/\S+/g, (one) =>
        isKnownIdentifier(one) || /^[a-z]{2}(-[A-Z]{2})?$/.test(one) ? one : words(one),
      );
    }
    return /^-?\d{1,4}$/.test(value) ? value : text(value);
  };

  const change = (from: readonly MarkupNode[], inMention: boolean): MarkupNode[] => {
    const to: MarkupNode[] = [];
    for (const node of from) {
      if (typeof node === 'string') append(to, inMention ? mention(node) : text(node));
      else {
        const { name, attributes, children } = node;
        const kept = Object.entries(attributes).filter(
          ([each]) => isKnownIdentifier(each) || styleParameter.test(each),
        );
        const isMention = inMention || /(^|\s)mention(\s|$)/.test(attributes.class ?? '');
        append(to, {
          name: isKnownIdentifier(name) ? name : 'span',
          attributes: Object.fromEntries(
            kept.map(([each, value]) => [each, attribute(each, value)]),
          ),
          children: unread.has(name) ? [] : change(children, isMention),
        });
      }
    }
    return to;
  };

  return (markup) =>
    hasMarkup(markup) ? writeMarkup(change(parseWholeMarkup(markup), false)) : text(markup);
}
