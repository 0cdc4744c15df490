/**
 * The scroll anchor of a log that is scrolled from its end upwards: changes above have no effect,
 * changes below are compensated. At the end the reader stays at the end.
 */

/** Pixels from the end that still count as the end. */
export const NEAR = 10;

/** The lines that can be an anchor, inside their blocks. */
const LINES = '[data-line]';

export interface LogAnchor {
  /** Call after the reader has scrolled. */
  capture(): void;
  /** Call when the height of something in the log may have changed, before it is painted. */
  keep(): void;
  isAtEnd(): boolean;
  toEnd(): void;
}

/** The distance from the end: such a log counts its scroll offset from there, below zero. */
const distanceFromEnd = (log: HTMLElement): number => Math.abs(log.scrollTop);

/** `content` contains the blocks, and nothing else below them. */
export function createLogAnchor(log: HTMLElement, content: HTMLElement): LogAnchor {
  /** The line at the lower edge, and its offset from the upper edge of the log. */
  let kept: { line: Element; offset: number } | null = null;
  let atEnd = true;
  /** Where the log was scrolled to when the line was noted. */
  let scrolled = 0;

  const offsetOf = (line: Element): number =>
    line.getBoundingClientRect().top - log.getBoundingClientRect().top;

  function capture(): void {
    atEnd = distanceFromEnd(log) <= NEAR;
    const line = atEnd ? null : lowestLine(log, content);
    kept = line && { line, offset: offsetOf(line) };
    scrolled = log.scrollTop;
  }

  return {
    capture,
    keep() {
      if (kept === null) return;
      // The row was deleted or replaced, or a scroll has not been reported yet.
      if (!kept.line.isConnected || log.scrollTop !== scrolled) {
        capture();
        return;
      }
      const off = offsetOf(kept.line) - kept.offset;
      if (Math.abs(off) < 0.5) return;
      log.scrollTop += off;
      scrolled = log.scrollTop;
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
 * Returns the last line that is partly visible. Blocks are measured first: measuring a line in a
 * block far out of sight would force its layout.
 */
function lowestLine(log: HTMLElement, content: HTMLElement): Element | null {
  const edge = log.getBoundingClientRect().bottom;
  const block = lastAbove(content.children, edge);
  return block && lastAbove(block.querySelectorAll(LINES), edge);
}

/** Elements are in order, so a binary search finds it. */
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
