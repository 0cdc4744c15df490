/**
 * Keeps an element as high as the visible part of the window below its upper edge. A phone's
 * keyboard covers the page without resizing it; browsers also shift the page to show the field.
 */
import { useLayoutEffect, type RefObject } from 'react';

export const VISIBLE = '--visible';

export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const part = element.current;
    if (!visualViewport || !part) return;
    const fit = () => {
      // Pinch zoom also changes the viewport, but is no keyboard.
      if (visualViewport.scale > 1) return;
      const covered = window.innerHeight - visualViewport.height;
      part.style.setProperty(VISIBLE, covered > 1 ? `${String(visualViewport.height)}px` : '');
      if (covered > 1 && window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'instant' });
    };
    fit();
    visualViewport.addEventListener('resize', fit);
    return () => visualViewport.removeEventListener('resize', fit);
  }, [element]);
}
