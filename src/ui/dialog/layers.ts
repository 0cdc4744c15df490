/**
 * The stack of open dialogs. The document itself is the stack, so there is no state to synchronise:
 * each dialog is an element with `data-layer`, its position in the stack. Only the topmost is
 * active; the application and the dialogs below are inert, and the page does not scroll.
 */
import { afterPaint } from '@/lib/scheduler/afterPaint';

const layerLevel = (layer: HTMLElement) => Number(layer.dataset.layer) || 0;

/**
 * The visible dialogs, the topmost last; of equal levels the later one in the document is higher.
 */
function shownLayers(leaving?: Element | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-layer]:not([hidden])')]
    .filter((layer) => layer !== leaving)
    .sort((a, b) => layerLevel(a) - layerLevel(b));
}

export const isTopLayer = (layer: Element): boolean => shownLayers().at(-1) === layer;

/** Locks the scrolling of the page, without a layout shift where the scroll bar disappears. */
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

/** Called whenever a dialog opens, closes (`leaving`), moves in the stack or is minimised. */
export function updateLayers(leaving?: Element | null): void {
  const layers = shownLayers(leaving);
  const top = layers.at(-1);
  for (const layer of layers) layer.toggleAttribute('inert', layer !== top);
  lockScrolling(top !== undefined);
  // Every element of the page gets its style anew with that, so a dialog is painted before; but the
  // focus can return only to what is not inert.
  if (top) void afterPaint().then(() => updatePage());
  else updatePage(leaving);
}

function updatePage(leaving?: Element | null): void {
  const covered = shownLayers(leaving).length > 0;
  document.getElementById('app')?.toggleAttribute('inert', covered);
}
