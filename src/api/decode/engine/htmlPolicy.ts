/**
 * The policy for foreign HTML: which attributes and values an element keeps. Elements are listed in
 * `lib/markup/markupElements.ts`, because the view needs them, too.
 */
import { safeLink, safePageLink, safePictureLink } from '@/lib/net/safeLink';

/** `anyone` writes posts, profiles and the like; the `operator` writes pages (panel, terms). */
export type Origin = 'anyone' | 'operator';

/** Elements dropped with their content, which is not text. */
export const droppedWithContent: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'option', 'xmp'],
  ...['iframe', 'noembed', 'noframes', 'plaintext'],
]);

const classes = new Set([
  ...['mention', 'hashtag', 'h-card', 'u-url', 'invisible', 'ellipsis', 'quote-inline'],
  ...['greentext', 'cyantext', 'emoji', 'custom-emoji'],
]);
const classPattern = /^mfm-[a-z0-9-]{1,40}$/;
/** Values of `rel` that say what a link is. */
const linkKinds = ['tag', 'me'];
const LINK_REL = 'nofollow noopener noreferrer';

type Read = (value: string, origin: Origin) => string | null;

const matching =
  (pattern: RegExp): Read =>
  (value) =>
    pattern.test(value) ? value : null;

const shortText: Read = (value) => (value === '' ? null : value.slice(0, 1_500));

const words =
  (keep: (word: string) => boolean): Read =>
  (value) =>
    [...new Set(value.split(/\s+/))].filter(keep).join(' ') || null;

const readClass = words((word) => classes.has(word) || classPattern.test(word));

const everywhere = new Map<string, Read>([
  ['class', readClass],
  ['lang', matching(/^[a-z]{2,8}(-[a-z0-9]{1,8}){0,4}$/i)],
  ['dir', (value) => matching(/^(ltr|rtl|auto)$/)(value.toLowerCase(), 'anyone')],
  ['translate', matching(/^(yes|no)$/)],
]);

const count = matching(/^-?\d{1,6}$/);
const span = matching(/^[1-9]\d?$/);
const cell = new Map<string, Read>([
  ['colspan', span],
  ['rowspan', span],
]);

const byElement = new Map<string, ReadonlyMap<string, Read>>([
  [
    'a',
    new Map<string, Read>([
      ['href', (value, origin) => (origin === 'operator' ? safePageLink(value) : safeLink(value))],
      ['title', shortText],
      ['data-user', matching(/^[\w.$:-]{1,100}$/)],
      ['data-tag', matching(/^[^\s/?#]{1,200}$/)],
    ]),
  ],
  [
    'img',
    new Map<string, Read>([
      ['src', (value, origin) => (origin === 'operator' ? safePictureLink(value) : null)],
      ['alt', shortText],
      ['title', shortText],
      ['width', matching(/^\d{1,4}$/)],
      ['height', matching(/^\d{1,4}$/)],
    ]),
  ],
  ['abbr', new Map([['title', shortText]])],
  ['ol', new Map([['start', count]])],
  ['li', new Map([['value', count]])],
  ['td', cell],
  ['th', cell],
]);

/** Attributes with parameters of styled text, which some servers pass on. */
const styleParameter = /^data-mfm-[a-z]{1,20}$/;
const readStyleParameter = matching(/^[\w.,#%-]{0,40}$/);

function readerOf(element: string, attribute: string): Read | undefined {
  if (element === 'span' && styleParameter.test(attribute)) return readStyleParameter;
  return byElement.get(element)?.get(attribute) ?? everywhere.get(attribute);
}

/** Every attribute that any element may have: the allow-list for the library. */
export const allowedAttributes: readonly string[] = [
  ...new Set([
    ...everywhere.keys(),
    ...[...byElement.values()].flatMap((attributes) => [...attributes.keys()]),
    'rel',
    'data-mfm-*',
  ]),
];

/** Returns the attributes that an element keeps, with safe values. */
export function readAttributes(
  element: string,
  sent: Readonly<Record<string, string>>,
  origin: Origin,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    const read = readerOf(element, name)?.(value, origin) ?? null;
    if (read !== null) kept[name] = read;
  }
  if (kept.href !== undefined) {
    const kinds = words((word) => linkKinds.includes(word))((sent.rel ?? '').toLowerCase(), origin);
    kept.rel = kinds === null ? LINK_REL : `${kinds} ${LINK_REL}`;
  }
  return kept;
}
