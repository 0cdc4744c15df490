/** Positions a floating panel, and updates the position on scrolling and resizing. */
import { useLayoutEffect, type RefObject } from 'react';
import { isRightToLeft } from '@/ui/dialog/focus';
import { computePosition, type PositionInput } from './placement';

type PlacementOptions = Pick<PositionInput, 'side' | 'align' | 'margins' | 'gap' | 'least'>;

function applyPosition(panel: HTMLElement, anchor: Element, options: PlacementOptions) {
  const found = computePosition({
    ...options,
    anchor: anchor.getBoundingClientRect(),
    // The natural height, even while it is limited and the panel scrolls.
    panel: {
      width: panel.offsetWidth,
      height: panel.scrollHeight + panel.offsetHeight - panel.clientHeight,
    },
    view: { width: document.documentElement.clientWidth, height: visibleHeight() },
    rightToLeft: isRightToLeft(anchor),
  });
  panel.style.left = `${found.left}px`;
  panel.style.top = `${found.top}px`;
  panel.style.maxHeight = `${found.maxHeight}px`;
  panel.dataset.side = found.side;
}

/** The window height minus an on-screen keyboard; of a zoomed page only a part is visible. */
function visibleHeight(): number {
  const seen = window.visualViewport;
  if (!seen || seen.scale > 1.01) return window.innerHeight;
  return Math.min(window.innerHeight, seen.offsetTop + seen.height);
}

export function usePlacement(
  ref: RefObject<HTMLElement | null>,
  anchor: Element | null,
  { side, align, margins, gap, least }: PlacementOptions,
): void {
  useLayoutEffect(() => {
    const panel = ref.current;
    if (!panel || !anchor) return;
    const settle = () => applyPosition(panel, anchor, { side, align, margins, gap, least });
    const onScroll = (event: Event) => {
      // Scrolling inside the panel does not change its position.
      if (!(event.target instanceof Node && panel.contains(event.target))) settle();
    };
    settle();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
    window.addEventListener('resize', settle, { signal });
    // An on-screen keyboard opened or closed.
    window.visualViewport?.addEventListener('resize', settle, { signal });
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    sizes?.observe(panel);
    sizes?.observe(anchor);
    return () => {
      listening.abort();
      sizes?.disconnect();
    };
  }, [ref, anchor, side, align, margins, gap, least]);
}
