/** Finds focusable elements, traps the focus in a container and restores it. */

const FOCUSABLE = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled]):not([type="hidden"])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  'audio[controls]',
  'video[controls]',
  '[contenteditable="true"]',
  '[tabindex]',
].join(',');

export function focusables(within: Element): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[hidden], [inert]'),
  );
}

/**
 * Where Tab leads from the last or Shift+Tab from the first element; null elsewhere. A focused
 * element that is no tab stop itself, such as the dialog, counts by its position in the document.
 */
export function wrapTarget(within: HTMLElement, backwards: boolean): HTMLElement | null {
  const stops = focusables(within);
  const active = document.activeElement;
  const edge = backwards ? stops[0] : stops.at(-1);
  const outside = active === within || !within.contains(active);
  if (!outside && edge && active !== edge && !liesBeyond(active, edge, backwards)) return null;
  return (backwards ? stops.at(-1) : stops[0]) ?? within;
}

function liesBeyond(element: Element | null, edge: Element, backwards: boolean): boolean {
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = Node;
  const towards = backwards ? DOCUMENT_POSITION_FOLLOWING : DOCUMENT_POSITION_PRECEDING;
  return ((element?.compareDocumentPosition(edge) ?? 0) & towards) !== 0;
}

/** Returns the focus to the element that had it, or to the screen's title if that is gone. */
export function restoreFocus(to: Element | null): void {
  const lost = !(to instanceof HTMLElement) || !to.isConnected || to === document.body;
  const target = lost ? document.querySelector<HTMLElement>('main h1') : to;
  target?.focus({ preventScroll: true });
}

/** True if the text around an element runs from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest('[dir="rtl"], [dir="ltr"]')?.getAttribute('dir') === 'rtl';
