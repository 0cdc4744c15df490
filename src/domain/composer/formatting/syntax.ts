/** The signs of each format in which servers take posts. */

/** The content type without signs. */
export const PLAIN = 'text/plain';

const textTools = [
  'bold',
  'italic',
  'strike',
  'code',
  'link',
  'quote',
  'bullets',
  'numbers',
] as const;

export type TextTool = (typeof textTools)[number];

/** The signs before and behind. */
export type Signs = readonly [open: string, close: string];

/** Either each line begins with something, or signs stand around all of them. */
export type BlockSigns =
  | { kind: 'lines'; prefix: (at: number) => string; pattern: RegExp; skipsBlank: boolean }
  | { kind: 'around'; signs: Signs }
  | { kind: 'items'; signs: Signs; item: Signs };

interface LinkSyntax {
  write: (text: string, url: string) => string;
  /** Finds written ones, with the groups `text` and `url`. */
  pattern: RegExp;
  /** The place of the address in a link without one, and of the text in one without text. */
  urlAt: (text: string) => number;
  textAt: (url: string) => number;
}

export interface Syntax {
  bold: Signs;
  italic: Signs;
  strike: Signs;
  code: Signs;
  /** Code of several lines. */
  codeBlock: Signs;
  link: LinkSyntax;
  quote: BlockSigns;
  bullets: BlockSigns | null;
  numbers: BlockSigns | null;
  heading: (level: number, text: string) => string;
  rule: string;
  /** Bold and the like end with the line. */
  byLine: boolean;
  /** Text in which nothing is a sign. */
  escape: (text: string) => string;
}

const quoted: BlockSigns = {
  kind: 'lines',
  prefix: () => '> ',
  pattern: /^> ?/,
  skipsBlank: false,
};

const bracketed: LinkSyntax = {
  write: (text, url) => `[${text}](${url})`,
  pattern: /\[(?<text>[^[\]\n]*)\]\((?<url>[^()\s]*)\)/g,
  urlAt: (text) => `[${text}](`.length,
  textAt: () => 1,
};

const markdown: Syntax = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  strike: ['~~', '~~'],
  code: ['`', '`'],
  codeBlock: ['```\n', '\n```'],
  link: bracketed,
  quote: quoted,
  bullets: { kind: 'lines', prefix: () => '- ', pattern: /^[-*+] /, skipsBlank: true },
  numbers: {
    kind: 'lines',
    prefix: (at) => `${String(at + 1)}. `,
    pattern: /^\d+\. /,
    skipsBlank: true,
  },
  heading: (level, text) => `${'#'.repeat(level)} ${text}`,
  rule: '---',
  byLine: true,
  escape: (text) =>
    text
      .replaceAll(/[\\*`]/g, String.raw`\$&`)
      .replaceAll(/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, String.raw`\_`)
      .replaceAll(/<(?=[a-z/!])/gi, String.raw`\<`),
};

/** Markup of Misskey, as Akkoma takes it. */
const mfm: Syntax = {
  ...markdown,
  // Asterisks would do so only around plain letters.
  italic: ['<i>', '</i>'],
  bullets: null,
  numbers: null,
  heading: (_level, text) => `**${text}**`,
  escape: (text) => text,
};

const tag = (name: string): Signs => [`<${name}>`, `</${name}>`];

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const html: Syntax = {
  bold: tag('strong'),
  italic: tag('em'),
  strike: tag('del'),
  code: tag('code'),
  codeBlock: ['<pre><code>', '</code></pre>'],
  link: {
    write: (text, url) => `<a href="${url.replaceAll('"', '%22')}">${text}</a>`,
    pattern: /<a href="(?<url>[^"\n]*)">(?<text>[^\n]*?)<\/a>/g,
    urlAt: () => '<a href="'.length,
    textAt: (url) => `<a href="${url}">`.length,
  },
  quote: { kind: 'around', signs: tag('blockquote') },
  bullets: { kind: 'items', signs: tag('ul'), item: tag('li') },
  numbers: { kind: 'items', signs: tag('ol'), item: tag('li') },
  heading: (level, text) => `<h${String(level)}>${text}</h${String(level)}>`,
  rule: '<hr>',
  byLine: false,
  escape: escapeHtml,
};

const bracket = (name: string): Signs => [`[${name}]`, `[/${name}]`];

const bbcode: Syntax = {
  bold: bracket('b'),
  italic: bracket('i'),
  strike: bracket('s'),
  code: bracket('code'),
  codeBlock: bracket('code'),
  link: {
    write: (text, url) => `[url=${url}]${text}[/url]`,
    pattern: /\[url=(?<url>[^\]\n]*)\](?<text>[^\n]*?)\[\/url\]/g,
    urlAt: () => '[url='.length,
    textAt: (url) => `[url=${url}]`.length,
  },
  quote: { kind: 'around', signs: bracket('quote') },
  bullets: null,
  numbers: null,
  heading: (_level, text) => `[b]${text}[/b]`,
  rule: '---',
  byLine: false,
  escape: (text) => text,
};

const syntaxes: Readonly<Record<string, Syntax>> = {
  'text/markdown': markdown,
  'text/html': html,
  'text/bbcode': bbcode,
  'text/x.misskeymarkdown': mfm,
};

/** Null for plain text, and for formats that this client does not know. */
export const syntaxOf = (contentType: string): Syntax | null =>
  Object.hasOwn(syntaxes, contentType) ? (syntaxes[contentType] ?? null) : null;

export const toolsOf = (syntax: Syntax): readonly TextTool[] =>
  textTools.filter((tool) => syntax[tool] !== null);
