/** Maps the mounted rows of a long list to their elements, and finds those in view. */
import type { AnchorRow } from '@/domain/timelines/scrollAnchor';

/** Rows that end above this line are covered by the bar. */
export const BAR_BOTTOM = 100;

interface RowElements {
  /**
   * Sets the mounted rows, in order, and tells them their places in the whole list, for screen
   * readers, which cannot see its length. The observer follows added and removed ones.
   */
  adopt(
    list: Element | null,
    rows: readonly string[],
    whole: { length: number; placeOf: (id: string) => number },
    observer: ResizeObserver | null,
  ): void;
  get(id: string): Element | undefined;
  has(id: string): boolean;
  /** Also finds the row of an element that was removed. */
  rowOf(element: Element): string | undefined;
  /**
   * Tells, before anything is painted, when a row's element was replaced outside of a commit, for
   * example because its code loaded. Returns the function that stops it.
   */
  onReplaced(list: Element, tell: () => void): () => void;
  inSight(): AnchorRow[];
  entries(): Iterable<[string, Element]>;
  clear(): void;
}

const set = (element: Element, name: string, value: number) => {
  if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
};

export function createRowElements(): RowElements {
  const rowOf = new WeakMap<Element, string>();
  let elements = new Map<string, Element>();
  return {
    adopt(list, rows, { length, placeOf }, observer) {
      const before = elements;
      elements = new Map();
      const children = [...(list?.children ?? [])].filter(
        (child) => !(child instanceof HTMLElement && 'space' in child.dataset),
      );
      rows.forEach((id, at) => {
        const element = children[at];
        if (!element) return;
        elements.set(id, element);
        // Not rendered: a row at the top would draw all others anew. Rows of another kind than
        // articles say their place themselves.
        if (element.localName === 'article') {
          set(element, 'aria-posinset', placeOf(id) + 1);
          set(element, 'aria-setsize', length);
        }
        if (before.get(id) !== element) {
          rowOf.set(element, id);
          observer?.observe(element);
        }
      });
      for (const [id, element] of before) {
        if (elements.get(id) !== element) observer?.unobserve(element);
      }
    },
    get: (id) => elements.get(id),
    has: (id) => elements.has(id),
    rowOf: (element) => rowOf.get(element),
    onReplaced(list, tell) {
      const observer = new MutationObserver(() => {
        if ([...elements.values()].some(({ isConnected }) => !isConnected)) tell();
      });
      observer.observe(list, { childList: true });
      return () => observer.disconnect();
    },
    inSight() {
      const rows: AnchorRow[] = [];
      for (const [id, element] of elements) {
        const { top, bottom } = element.getBoundingClientRect();
        if (bottom > BAR_BOTTOM && top < window.innerHeight) rows.push({ id, offset: top });
      }
      return rows;
    },
    entries: () => elements,
    clear() {
      elements = new Map();
    },
  };
}
