/**
 * Listens on the whole page for long touches, which open what a press does not. A finger that moves
 * scrolls or swipes instead; after a long touch there is neither a click nor a context menu.
 */
import { HOLD, isStill, type Point } from './touch';

/** `find` returns the element that a long touch there is about. Returns a function that ends it. */
export function listenForHolds(
  find: (target: Element) => HTMLElement | null,
  onHold: (found: HTMLElement) => void,
): () => void {
  const listening = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    hear: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, hear, { capture: true, signal: listening.signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from: Point = { x: 0, y: 0 };
  let held = false;
  const stop = () => clearTimeout(timer);

  on('pointerdown', ({ target, pointerType, clientX, clientY }) => {
    held = false;
    stop();
    if (pointerType !== 'touch' || !(target instanceof Element)) return;
    const found = find(target);
    if (!found) return;
    from = { x: clientX, y: clientY };
    timer = setTimeout(() => {
      onHold(found);
      // Only now: what it does may be a click.
      held = true;
    }, HOLD);
  });
  on('pointermove', ({ pointerType, clientX, clientY }) => {
    if (pointerType === 'touch' && !isStill(from, { x: clientX, y: clientY })) stop();
  });
  on('pointerup', stop);
  on('pointercancel', stop);
  const drop = (event: Event) => {
    if (!held) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  on('contextmenu', drop);
  on('click', (event) => {
    drop(event);
    held = false;
  });
  return () => {
    stop();
    listening.abort();
  };
}
