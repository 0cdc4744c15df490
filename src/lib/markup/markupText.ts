/** The plain text of a markup tree, with line breaks where the page has them. */
import type { MarkupNode } from './markup';
import { isBlock } from './markupNesting';

/** Blocks that are set off by an empty line. */
const apart = new Set(['p', 'blockquote', 'pre', 'ul', 'ol', 'table']);

/** Elements whose content is never visible. */
const unseen = new Set(['script', 'style', 'template', 'title', 'rp']);

export function textOf(nodes: readonly MarkupNode[]): string {
  const paper = new Paper();
  nodes.forEach((node) => write(node, paper, false));
  return paper.text();
}

function write(node: MarkupNode, paper: Paper, preformatted: boolean): void {
  if (typeof node === 'string') return preformatted ? paper.typed(node) : paper.words(node);
  const { name, attributes, children } = node;
  if (unseen.has(name)) return;
  if (name === 'br') return paper.newline();
  if (name === 'img') return paper.words(attributes.alt ?? '');
  const lines = apart.has(name) ? 2 : isBlock(name) ? 1 : 0;
  paper.gap(lines);
  children.forEach((child) => write(child, paper, preformatted || name === 'pre'));
  paper.gap(lines);
  if (name === 'td' || name === 'th') paper.words(' ');
}

/** Collapses whitespace and counts the newlines at the end of the output. */
class Paper {
  private readonly pieces: string[] = [];
  private wanted = 0;
  private newlines = 0;
  private space = false;

  /** Ensures at least so many newlines before the next text. */
  gap(lines: number): void {
    this.wanted = Math.max(this.wanted, lines);
  }

  newline(): void {
    this.begin();
    if (this.pieces.length > 0) this.put('\n', this.newlines + 1);
  }

  words(text: string): void {
    const folded = text.replace(/[ \t\n]+/g, ' ');
    const from = folded.startsWith(' ') ? 1 : 0;
    const to = folded.length - (folded.endsWith(' ') ? 1 : 0);
    const before = this.space || from === 1;
    if (to <= from) {
      this.space = before;
      return;
    }
    this.begin();
    const gap = before && this.pieces.length > 0 && this.newlines === 0 ? ' ' : '';
    this.put(gap + folded.slice(from, to), 0);
    this.space = to < folded.length;
  }

  /** Adds preformatted text, in which whitespace counts. */
  typed(text: string): void {
    this.begin();
    this.put(text, text.endsWith('\n') ? 1 : 0);
  }

  text(): string {
    return this.pieces.join('').trimEnd();
  }

  private begin(): void {
    const missing = this.wanted - this.newlines;
    if (missing > 0 && this.pieces.length > 0) this.put('\n'.repeat(missing), this.wanted);
    this.wanted = 0;
  }

  private put(piece: string, newlines: number): void {
    if (piece === '') return;
    this.pieces.push(piece);
    this.newlines = newlines;
    this.space = false;
  }
}
