/**
 * Keeps the reader's line in a log that is scrolled from its end upwards: what comes above changes
 * nothing there, and what comes below, or changes its height, is made up for. At the end the reader
 * stays at the end.
 */

/** Pixels from the end that still count as the end. */
export const NEAR = 10;

/** The lines that can be kept, in their blocks. */
const LINES = '[data-line]';

export interface LogAnchor {
  /** Call when the reader scrolled. */
  capture(): void;
  /** Call when something in the log may be of another height, before it is painted. */
  keep(): void;
  isAtEnd(): boolean;
  toEnd(): void;
}

/** How far the reader is from the end: such a log counts its scroll offset from there, below zero. */
export const distanceFromEnd = (log: HTMLElement): number => Math.abs(log.scrollTop);

/** `content` holds the blocks, and nothing else that is below them. */
export function createLogAnchor(log: HTMLElement, content: HTMLElement): LogAnchor {
  /** The line at the lower edge, and how far below the upper edge of the log it begins. */
  let kept: { line: Element; offset: number } | null = null;
  let atEnd = true;

  const offsetOf = (line: Element): number =>
    line.getBoundingClientRect().top - log.getBoundingClientRect().top;

  function capture(): void {
    atEnd = distanceFromEnd(log) <= NEAR;
    const line = atEnd ? null : lowestLine(log, content);
    kept = line && { line, offset: offsetOf(line) };
  }

  return {
    capture,
    keep() {
      if (kept === null) return;
      // Its row was deleted, or is another element now.
      if (!kept.line.isConnected) {
        capture();
        return;
      }
      const off = offsetOf(kept.line) - kept.offset;
      if (Math.abs(off) >= 0.5) log.scrollTop += off;
    },
    isAtEnd: () => atEnd,
    toEnd() {
      kept = null;
      atEnd = true;
      log.scrollTop = 0;
    },
  };
}

/**
 * The last line of which something is to be seen. Blocks are asked first: to ask a line in one that is
 * far from sight would lay that out.
 */
function lowestLine(log: HTMLElement, content: HTMLElement): Element | null {
  const edge = log.getBoundingClientRect().bottom;
  const block = lastAbove(content.children, edge);
  return block && lastAbove(block.querySelectorAll(LINES), edge);
}

/** They follow each other, so it can be sought by halves. */
function lastAbove(elements: ArrayLike<Element>, edge: number): Element | null {
  let low = 0;
  let high = elements.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const top = elements[middle]?.getBoundingClientRect().top ?? 0;
    if (top < edge) low = middle;
    else high = middle - 1;
  }
  return elements[low] ?? null;
}
