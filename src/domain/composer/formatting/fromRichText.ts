/**
 * Turns pasted rich text into the format of a draft: headings, lists, links, bold, italics, code and
 * quotes. Of the markup nothing is taken over but its meaning, so that nothing else gets through.
 */
import { parseMarkup, type MarkupElement, type MarkupNode } from '@/lib/markup/markup';
import { safeLink } from '@/lib/net/safeLink';
import type { BlockSigns, Signs, Syntax } from './syntax';

interface Block {
  text: string;
  /** It is a line of a paragraph, as some programs write them. */
  isLine: boolean;
}

interface Writer {
  syntax: Syntax;
  /** Something is more than plain text. */
  rich: boolean;
}

type Emphasis = 'bold' | 'italic' | 'strike';

const blockNames: ReadonlySet<string> = new Set([
  ...['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tfoot', 'tr'],
]);

/** Their content is no text of the page. */
const hidden: ReadonlySet<string> = new Set([
  ...[
    'head',
    'title',
    'style',
    'script',
    'noscript',
    'template',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  ...['select', 'textarea', 'button', 'rp', 'rt', 'audio', 'video', 'canvas'],
]);

const emphases: Readonly<Record<string, Emphasis>> = {
  b: 'bold',
  strong: 'bold',
  em: 'italic',
  i: 'italic',
  s: 'strike',
  del: 'strike',
};

const codeNames: ReadonlySet<string> = new Set(['code', 'kbd', 'samp']);

/** Returns null if the text has no format, so that it can be pasted as it is. */
export function fromRichText(html: string, syntax: Syntax): string | null {
  const writer: Writer = { syntax, rich: false };
  const text = joined(blocksOf(parseMarkup(html), writer));
  return writer.rich && text !== '' ? text : null;
}

const joined = (blocks: readonly Block[]): string =>
  blocks
    .map(({ text, isLine }, at) => {
      if (at === 0) return text;
      return (isLine && blocks[at - 1]?.isLine ? '\n' : '\n\n') + text;
    })
    .join('');

const isBlock = (node: MarkupNode): node is MarkupElement =>
  typeof node !== 'string' &&
  !hidden.has(node.name) &&
  (blockNames.has(node.name) || node.children.some(isBlock));

function blocksOf(nodes: readonly MarkupNode[], writer: Writer): Block[] {
  const blocks: Block[] = [];
  let run: MarkupNode[] = [];
  const flush = () => {
    const text = tidy(inlineOf(run, writer, new Set()));
    if (text !== '') blocks.push({ text, isLine: true });
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      flush();
      blocks.push(...blockOf(node, writer));
    } else run.push(node);
  }
  flush();
  return blocks;
}

function blockOf(node: MarkupElement, writer: Writer): Block[] {
  const { syntax } = writer;
  const { name, children } = node;
  const paragraph = (text: string): Block[] => (text === '' ? [] : [{ text, isLine: false }]);
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    const words = tidy(inlineOf(children, writer, new Set(['bold']))).replaceAll('\n', ' ');
    writer.rich = true;
    return words === '' ? [] : paragraph(syntax.heading(Number(level), words));
  }
  switch (name) {
    case 'div':
      return blocksOf(children, writer);
    case 'ul':
    case 'ol':
      return paragraph(listOf(node, writer));
    case 'blockquote': {
      const text = joined(blocksOf(children, writer));
      writer.rich = true;
      return text === '' ? [] : paragraph(inBlock(text, syntax.quote));
    }
    case 'pre': {
      const text = rawOf(children).replace(/^\n|\n+$/g, '');
      writer.rich = true;
      const shown = syntax.codeBlock[0].startsWith('`') ? text : syntax.escape(text);
      return text === '' ? [] : paragraph(surrounded(shown, syntax.codeBlock));
    }
    case 'hr':
      writer.rich = true;
      return paragraph(syntax.rule);
    case 'tr': {
      const cells = children.map((cell) => tidy(inlineOf([cell], writer, new Set())));
      const text = cells.filter((cell) => cell !== '').join(' | ');
      return text === '' ? [] : [{ text, isLine: true }];
    }
    case 'table':
    case 'thead':
    case 'tbody':
    case 'tfoot':
      return blocksOf(children, writer);
    default:
      return paragraph(joined(blocksOf(children, writer)));
  }
}

function listOf({ name, children }: MarkupElement, writer: Writer): string {
  const { syntax } = writer;
  writer.rich = true;
  const signs = name === 'ol' ? syntax.numbers : syntax.bullets;
  const items = children
    .filter((child) => typeof child !== 'string')
    .map((item) =>
      joined(blocksOf(item.name === 'li' ? item.children : [item], writer)).replaceAll(
        /\n{2,}/g,
        '\n',
      ),
    )
    .filter((text) => text !== '');
  if (signs?.kind === 'items') {
    const { signs: around, item } = signs;
    return [around[0], ...items.map((text) => surrounded(text, item)), around[1]].join('\n');
  }
  const begin = (at: number): string => {
    if (signs?.kind === 'lines') return signs.prefix(at);
    return name === 'ol' ? `${String(at + 1)}. ` : '• ';
  };
  return items
    .map((text, at) => begin(at) + text.replaceAll('\n', `\n${' '.repeat(begin(at).length)}`))
    .join('\n');
}

const surrounded = (text: string, [open, close]: Signs): string => open + text + close;

function inBlock(text: string, signs: BlockSigns): string {
  if (signs.kind !== 'lines') return surrounded(text, signs.signs);
  return text
    .split('\n')
    .map((line, at) => (signs.prefix(at) + line).trimEnd())
    .join('\n');
}

function inlineOf(
  nodes: readonly MarkupNode[],
  writer: Writer,
  held: ReadonlySet<Emphasis>,
): string {
  return nodes.map((node) => inlineNode(node, writer, held)).join('');
}

function inlineNode(node: MarkupNode, writer: Writer, held: ReadonlySet<Emphasis>): string {
  const { syntax } = writer;
  if (typeof node === 'string') return syntax.escape(node.replaceAll(/[\s\u00a0]+/g, ' '));
  const { name, attributes, children } = node;
  if (hidden.has(name)) return '';
  if (name === 'br') return '\n';
  if (name === 'img') return syntax.escape(attributes.alt ?? '');
  if (codeNames.has(name)) {
    const raw = rawOf(children).replaceAll(/\s+/g, ' ');
    const isSafe = !syntax.code[0].startsWith('`') || !raw.includes('`');
    if (raw.trim() === '' || !isSafe) return syntax.escape(raw);
    writer.rich = true;
    return around(syntax.code[0] === '`' ? raw : syntax.escape(raw), syntax.code);
  }
  const wanted = emphasesOf(node).filter((each) => !held.has(each));
  const inner = inlineOf(children, writer, new Set([...held, ...wanted]));
  const text = wanted.reduce((words, each) => {
    if (words.trim() === '') return words;
    writer.rich = true;
    return words
      .split('\n')
      .map((line) => (line.trim() === '' ? line : around(line, syntax[each])))
      .join('\n');
  }, inner);
  return name === 'a' ? linked(text, attributes.href, node, writer) : text;
}

/** Some programs write bold and italics as styles, and around everything that is neither. */
function emphasesOf({ name, attributes }: MarkupElement): Emphasis[] {
  const style = attributes.style ?? '';
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
  const isUpright = /font-style:\s*normal/i.test(style);
  const found = new Set<Emphasis>();
  const named = Object.hasOwn(emphases, name) ? emphases[name] : undefined;
  if (named) found.add(named);
  if (isBold) found.add('bold');
  else if (weight !== '') found.delete('bold');
  if (/font-style:\s*(?:italic|oblique)/i.test(style)) found.add('italic');
  else if (isUpright) found.delete('italic');
  if (/text-decoration[^;]*line-through/i.test(style)) found.add('strike');
  return [...found];
}

/** An address that is its own text is a link by itself. */
function linked(
  text: string,
  href: string | undefined,
  node: MarkupElement,
  writer: Writer,
): string {
  const url = safeLink(href);
  const words = text.trim();
  if (url === null || words === '') return text;
  const raw = rawOf(node.children).trim();
  // Names and tags are links on the server's side, too.
  if (/^[@#][\p{L}\p{N}_]/u.test(raw)) return text;
  if (raw === url || url.replace(/\/$/, '') === raw) return url;
  writer.rich = true;
  // A bracket would end the address.
  const address = url.replaceAll(
    /[()[\]\s]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return text.replace(words, () => writer.syntax.link.write(words.replaceAll('\n', ' '), address));
}

/** Signs beside a blank are none, so that blanks stay outside. */
function around(text: string, signs: Signs): string {
  const words = text.trim();
  return words === '' ? text : text.replace(words, () => surrounded(words, signs));
}

const rawOf = (nodes: readonly MarkupNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (hidden.has(node.name)) return '';
      return node.name === 'br' ? '\n' : rawOf(node.children);
    })
    .join('');

const tidy = (text: string): string =>
  text
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
