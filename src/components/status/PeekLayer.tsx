/**
 * Shows the status behind a link (`data-peek` holds its id) when the pointer rests on it or the
 * keyboard comes to it. One layer serves the whole page: hundreds of such links cost nothing until
 * one is looked at. Touch has no hovering, and follows the link. The application mounts it once.
 */
import { lazy, Suspense, useEffect, useState } from 'react';

const PeekPopover = lazy(async () => ({
  default: (await import(/* webpackChunkName: "peek" */ './PeekPopover')).PeekPopover,
}));

/** Milliseconds: how long the pointer rests before, and may be away after. */
const REST = 300;
const GRACE = 250;

interface Shown {
  link: HTMLElement;
  statusId: string;
}

const linkAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-peek]') : null;

const isInPeek = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-peek-panel]') !== null;

const shownFor = (link: HTMLElement): Shown => ({ link, statusId: link.dataset.peek ?? '' });

function useShown(): [Shown | null, () => void] {
  const [shown, setShown] = useState<Shown | null>(null);

  useEffect(() => {
    const hide = () => setShown(null);
    const show = (link: HTMLElement) =>
      setShown((before) => (before?.link === link ? before : shownFor(link)));
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Name extends keyof DocumentEventMap>(
      name: Name,
      hear: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, hear, { capture: true, passive: true, signal });

    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: HTMLElement | null = null;
    let byKeyboard = false;
    const after = (delay: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, delay);
    };
    on('pointerover', ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      const link = linkAt(target);
      if (link === resting && link !== null) return;
      const left = resting !== null;
      resting = link;
      if (link) after(REST, () => show(link));
      else if (isInPeek(target)) clearTimeout(timer);
      else if (left || document.querySelector('[data-peek-panel]')) after(GRACE, hide);
    });
    on('keydown', () => {
      byKeyboard = true;
    });
    on('pointerdown', ({ target }) => {
      byKeyboard = false;
      clearTimeout(timer);
      if (!isInPeek(target)) hide();
    });
    on('focusin', ({ target }) => {
      const link = byKeyboard ? linkAt(target) : null;
      if (link) show(link);
      else if (!isInPeek(target)) hide();
    });
    on('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) hide();
    });
    on('scroll', () => {
      setShown((before) => (before?.link.isConnected ? before : null));
    });
    // The pointer may rest there since before anybody listened.
    resting = document.querySelector<HTMLElement>('[data-peek]:hover');
    const before = resting;
    if (before) after(REST, () => show(before));
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return [shown, () => setShown(null)];
}

export function PeekLayer() {
  const [shown, hide] = useShown();
  return (
    <Suspense fallback={null}>
      {shown && <PeekPopover key={shown.statusId} {...shown} onClose={hide} />}
    </Suspense>
  );
}
