/**
 * Keeps an element as high as what is to be seen of the window below its upper edge. The keyboard of
 * a phone covers the page without making it smaller; browsers also push the page up to show the field.
 */
import { useLayoutEffect, type RefObject } from 'react';

export const VISIBLE = '--visible';

export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport } = window;
    const part = element.current;
    if (!visualViewport || !part) return;
    const fit = () => {
      // Whoever looks closer with two fingers is not typing.
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
