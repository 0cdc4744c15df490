/**
 * HTML as a small tree of our own: parsed with the sanitiser's parser, and serialised. Parsing
 * never fails, and hostile input takes no more time than honest input.
 */
import { Parser } from 'htmlparser2';
import { replacedElements, voidElements } from './markupElements';
import { replaceNamedEntities } from './namedEntities';
import {
  endsParagraph,
  holdsTableParts,
  isTablePart,
  isTableSection,
  mayStand,
} from './markupNesting';

export interface MarkupElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: MarkupNode[];
}

export type MarkupNode = string | MarkupElement;

/** Elements nested deeper are dropped; their text stays. */
export const MAX_DEPTH = 48;
/** No honest text has more tags; further ones are shown as text. */
export const MAX_ELEMENTS = 3_000;
/** In characters. Longer texts are cut off. */
export const MAX_LENGTH = 1_000_000;

/**
 * Splits off the part that is parsed as markup; the rest is text. Keeps parsing time linear: the
 * parser has a cost for every open element.
 */
export function splitMarkup(html: string): { markup: string; rest: string } {
  const taken = html.slice(0, MAX_LENGTH);
  const end = endOfMarkup(taken);
  return { markup: replaceNamedEntities(taken.slice(0, end)), rest: readable(taken.slice(end)) };
}

/** True if a part of the HTML would be text only because it has too many tags. */
export const hasTooManyTags = (html: string): boolean => endOfMarkup(html) < html.length;

function endOfMarkup(html: string): number {
  // True for almost all texts: there are not that many signs in all.
  if (html.length <= MAX_ELEMENTS) return html.length;
  const seen = new Map<string, number>();
  for (const sign of html.matchAll(costly)) {
    const kind = sign[0].replace(/[a-z]/i, 'tag');
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count > MAX_ELEMENTS) return sign.index;
  }
  return html.length;
}

/** Opening and closing tags, and bare ampersands, which servers escape. */
const costly = /<[/a-z]?|&(?![a-z\d#]{1,32};)/gi;

/** True if the text has no markup at all, as is common. */
export const isBareText = (html: string): boolean => !/[<&]/.test(html);

/** Returns the name of an element in the tree; null drops it, but not its content. */
type Naming = (name: string, attributes: Readonly<Record<string, string>>) => string | null;

/** Spans without attributes mean nothing: the sanitiser turns unknown elements into them. */
const asShown: Naming = (name, attributes) =>
  name === 'span' && Object.keys(attributes).length === 0
    ? null
    : (replacedElements.get(name) ?? name);

/**
 * Reads clean HTML, or any other. Elements that may not be nested where they are get dropped; their
 * content stays.
 */
export const parseMarkup = (html: string): MarkupNode[] => parse(html, asShown);

/** Reads HTML with all elements under their own names. */
export const parseWholeMarkup = (html: string): MarkupNode[] => parse(html, (name) => name);

function parse(html: string, naming: Naming): MarkupNode[] {
  if (isBareText(html)) {
    const text = readable(html.slice(0, MAX_LENGTH));
    return text === '' ? [] : [text];
  }
  const { markup, rest } = splitMarkup(html);
  const tree = new Tree(naming);
  new Parser({
    onopentag: (name, attributes) => tree.open(name, attributes),
    ontext: (text) => tree.write(text),
    onclosetag: () => tree.close(),
  }).end(markup);
  tree.settle();
  append(tree.root.children, rest);
  return tree.root.children;
}

class Tree {
  readonly root: MarkupElement = { name: '', attributes: {}, children: [] };
  /** The parser's open elements, outermost first; null for a dropped element. */
  private readonly opened: (MarkupElement | null)[] = [];
  /** The ancestors of new content, outermost first. */
  private path: MarkupElement[] = [this.root];
  private readonly naming: Naming;
  private size = 0;
  private text = '';

  constructor(naming: Naming) {
    this.naming = naming;
  }

  open(sent: string, attributes: Record<string, string>): void {
    this.settle();
    const name = this.naming(sent, attributes);
    if (name === null) {
      this.opened.push(null);
      return;
    }
    if (isTableSection(name)) this.endSection();
    // The parser does not see this past a dropped element, or by a replaced one's name.
    if (endsParagraph(name) && this.innermost.name === 'p') this.path = this.path.slice(0, -1);
    if (name === 'tr' && this.innermost.name === 'table') this.add('tbody', {});
    this.opened.push(this.add(name, attributes));
  }

  /** The parser emits text in pieces, one for each character reference. */
  write(text: string): void {
    this.text += text;
  }

  close(): void {
    this.settle();
    const element = this.opened.pop();
    const at = element ? this.path.indexOf(element) : -1;
    if (at !== -1) this.path = this.path.slice(0, at);
  }

  /** Adds the text so far as a node. Whitespace between table parts is dropped. */
  settle(): void {
    const text = readable(this.text);
    this.text = '';
    if (text.trim() !== '' || !holdsTableParts(this.innermost.name)) this.place(text);
  }

  /** A new section closes the open parts of its table. */
  private endSection(): void {
    const table = this.path.findLastIndex(({ name }) => name === 'table');
    if (table !== -1) this.path = this.path.slice(0, table + 1);
  }

  private get innermost(): MarkupElement {
    return this.path.at(-1) ?? this.root;
  }

  private add(name: string, attributes: Record<string, string>): MarkupElement | null {
    const ancestors = this.path.slice(1).map((element) => element.name);
    if (this.size >= MAX_ELEMENTS || ancestors.length >= MAX_DEPTH) return null;
    if (!mayStand(name, ancestors)) return null;
    const element = { name, attributes: mapValues(attributes, readable), children: [] };
    this.size += 1;
    this.place(element);
    this.path.push(element);
    return element;
  }

  /** Content of a table that is neither row nor cell is moved behind the table. */
  private place(node: MarkupNode): void {
    const inTable = typeof node !== 'string' && isTablePart(node.name);
    const target = inTable
      ? this.innermost
      : this.path.findLast((element) => !holdsTableParts(element.name));
    if (target) append(target.children, node);
  }
}

/** Appends a node; adjacent texts are merged. */
export function append(children: MarkupNode[], node: MarkupNode): void {
  const last = children.at(-1);
  if (node === '') return;
  if (typeof node === 'string' && typeof last === 'string') {
    children[children.length - 1] = last + node;
  } else children.push(node);
}

/** Control characters mean nothing in text, and hide what follows in URLs. */
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const readable = (text: string): string => text.replaceAll('\r', '\n').replace(controls, '');

const mapValues = (record: Record<string, string>, change: (value: string) => string) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes plain text for HTML, also for double-quoted attributes. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

export function writeMarkup(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const attributes = Object.entries(node.attributes)
        .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
        .join('');
      const start = `<${node.name}${attributes}>`;
      if (voidElements.has(node.name)) return start;
      return `${start}${writeMarkup(node.children)}</${node.name}>`;
    })
    .join('');
}
