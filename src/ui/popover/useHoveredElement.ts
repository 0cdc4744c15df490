/**
 * Finds the element on which the pointer rests, out of many on the page, to show its details, and
 * notices when the pointer has left both. One set of listeners serves the whole page, so that
 * hundreds of elements cost nothing. Touch has no hover.
 */
import { useEffect, useState } from 'react';

interface Wanted {
  /** Selector of the elements. */
  things: string;
  /** Selector of the panel that shows the details. */
  panel: string;
  /** Milliseconds for which the pointer must rest. */
  rest: number;
  /** Also reacts to keyboard focus. */
  byKeyboard: boolean;
}

/** Milliseconds for which the pointer may leave. */
const GRACE = 250;

/** Returns the hovered element, and a function to set it to another or none. */
export function useHoveredElement({
  things,
  panel,
  rest,
  byKeyboard,
}: Wanted): [HTMLElement | null, (thing: HTMLElement | null) => void] {
  const [shown, setShown] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const thingAt = (target: EventTarget | null): HTMLElement | null =>
      target instanceof Element ? target.closest<HTMLElement>(things) : null;
    const isInPanel = (target: EventTarget | null): boolean =>
      target instanceof Element && target.closest(panel) !== null;
    const hide = () => setShown(null);
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      hear: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, hear, { capture: true, passive: true, signal });

    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: HTMLElement | null = null;
    let withKeys = false;
    const after = (delay: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, delay);
    };
    on('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      const thing = isInPanel(target) ? null : thingAt(target);
      if (thing === resting && thing !== null) return;
      const left = resting !== null;
      resting = thing;
      if (thing) after(rest, () => setShown(thing));
      else if (isInPanel(target)) clearTimeout(timer);
      else if (left || document.querySelector(panel)) after(GRACE, hide);
    });
    on('keydown', () => {
      withKeys = true;
    });
    on('pointerdown', ({ target }) => {
      withKeys = false;
      clearTimeout(timer);
      if (!isInPanel(target)) hide();
    });
    on('focusin', ({ target }) => {
      const thing = byKeyboard && withKeys ? thingAt(target) : null;
      if (thing) setShown(thing);
      else if (!isInPanel(target)) hide();
    });
    on('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) hide();
    });
    on('scroll', () => {
      setShown((before) => (before?.isConnected ? before : null));
    });
    // The pointer may have rested there since before the listeners were added.
    resting = document.querySelector<HTMLElement>(`:is(${things}):hover`);
    const before = resting;
    if (before) after(rest, () => setShown(before));
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [things, panel, rest, byKeyboard]);

  return [shown, setShown];
}
