/**
 * The focus in a list whose rows come and go: where the row that has it goes, the one that follows in
 * its place takes it, without scrolling.
 */

export interface FocusRestoration {
  /** Begins to follow the focus within; returns what ends it. */
  follow(list: HTMLElement, rowOf: (child: Element) => string | undefined): () => void;
  /** Who had the focus until the page's last change took it; null: nobody. */
  lost(): string | null;
}

export function createFocusRestoration(): FocusRestoration {
  let focused: string | null = null;
  return {
    follow(list, rowOf) {
      const take = ({ target }: FocusEvent) => {
        let child = target as Element;
        while (child.parentElement && child.parentElement !== list) child = child.parentElement;
        focused = rowOf(child) ?? null;
      };
      // Some browsers tell it when an element goes as well, and then at once: nobody has left then.
      const leave = ({ target }: FocusEvent) => {
        queueMicrotask(() => {
          const gone = !(target instanceof Node) || !target.isConnected;
          if (!gone && !list.contains(document.activeElement)) focused = null;
        });
      };
      list.addEventListener('focusin', take);
      list.addEventListener('focusout', leave);
      return () => {
        list.removeEventListener('focusin', take);
        list.removeEventListener('focusout', leave);
        focused = null;
      };
    },
    lost: () => (document.activeElement === document.body ? focused : null),
  };
}

/** The row itself, or the first in it that can take the focus. */
export function focusOn(row: Element | undefined): void {
  const target = row?.matches('[tabindex]') ? row : row?.querySelector('[tabindex]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Which row takes the focus that `lost` had: itself where it is another element now, else the next. */
export function followerOf(
  lost: string,
  before: readonly string[],
  ids: readonly string[],
  indexOf: (id: string) => number,
): string {
  if (indexOf(lost) >= 0) return lost;
  let at = before.indexOf(lost);
  // Behind the nearest row above it that is still there: that is also where what was missing came.
  while (at >= 0 && indexOf(before[at] ?? '') < 0) at -= 1;
  return ids[at < 0 ? 0 : indexOf(before[at] ?? '') + 1] ?? ids.at(-1) ?? '';
}

/** The rows that hold the focus or the selection, which would be lost with them. */
export function heldRows(elements: Iterable<[string, Element]>): string[] {
  const selection = document.getSelection();
  const nodes = [document.activeElement, selection?.anchorNode, selection?.focusNode];
  return [...elements].flatMap(([id, element]) =>
    nodes.some((node) => node && element.contains(node)) ? id : [],
  );
}
