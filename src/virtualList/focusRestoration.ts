/**
 * Restores focus in a windowed list: when the focused row is removed, the row that takes its place
 * gets the focus, without scrolling.
 */

interface FocusRestoration {
  /** Starts to track focus within the list; returns the function that stops it. */
  follow(list: HTMLElement, rowOf: (child: Element) => string | undefined): () => void;
  /** The row whose focus was lost by the last change of the page; null if none. */
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
      // Some browsers also fire focusout for removed elements, synchronously: not the user's doing.
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

/** Focuses the row itself, or the first focusable element in it. */
export function focusOn(row: Element | undefined): void {
  const target = row?.matches('[tabindex]') ? row : row?.querySelector('[tabindex]');
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/**
 * Returns the row that takes the focus of `lost`: the same row if it was re-created, else the next.
 */
export function followerOf(
  lost: string,
  before: readonly string[],
  ids: readonly string[],
  indexOf: (id: string) => number,
): string {
  if (indexOf(lost) >= 0) return lost;
  let at = before.indexOf(lost);
  // After the nearest row above that still exists, which is also where filled gaps are inserted.
  while (at >= 0 && indexOf(before[at] ?? '') < 0) at -= 1;
  return ids[at < 0 ? 0 : indexOf(before[at] ?? '') + 1] ?? ids.at(-1) ?? '';
}

/** Returns the rows that contain the focus or the selection, which unmounting would lose. */
export function heldRows(elements: Iterable<[string, Element]>): string[] {
  const selection = document.getSelection();
  const nodes = [document.activeElement, selection?.anchorNode, selection?.focusNode];
  return [...elements].flatMap(([id, element]) =>
    nodes.some((node) => node && element.contains(node)) ? id : [],
  );
}
