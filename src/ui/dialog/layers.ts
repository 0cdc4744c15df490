/**
 * The stack of open dialogs. The document itself is the stack, so nothing has to be kept in step
 * with it: each dialog is an element with `data-layer`, its place in the stack. Only the topmost
 * takes part; the application and the dialogs below it are inert, and the page does not scroll.
 */

const layerLevel = (layer: HTMLElement) => Number(layer.dataset.layer) || 0;

/** Shown dialogs, the topmost last; of equal places the later one in the document is higher. */
function shownLayers(leaving?: Element | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-layer]:not([hidden])')]
    .filter((layer) => layer !== leaving)
    .sort((a, b) => layerLevel(a) - layerLevel(b));
}

export const isTopLayer = (layer: Element): boolean => shownLayers().at(-1) === layer;

/** Keeps the page from scrolling, and what it shows from shifting where a scroll bar goes away. */
function lockScrolling(locked: boolean) {
  const root = document.documentElement;
  if (locked === (root.dataset.scrollLocked === '')) return;
  if (locked) {
    const before = root.clientWidth;
    root.dataset.scrollLocked = '';
    root.style.overflow = 'hidden';
    root.style.paddingInlineEnd = `${Math.max(0, root.clientWidth - before)}px`;
  } else {
    delete root.dataset.scrollLocked;
    root.style.overflow = '';
    root.style.paddingInlineEnd = '';
  }
}

/** Called whenever a dialog came, goes (`leaving`), moved in the stack or was minimised. */
export function updateLayers(leaving?: Element | null): void {
  const layers = shownLayers(leaving);
  const top = layers.at(-1);
  for (const layer of layers) layer.toggleAttribute('inert', layer !== top);
  document.getElementById('app')?.toggleAttribute('inert', top !== undefined);
  lockScrolling(top !== undefined);
}
