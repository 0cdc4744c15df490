/**
 * Restores the scroll position: the top for a new page, the previous position on Back. A thread is
 * left alone, as it scrolls to the focused status itself. Lists restore their rows themselves: see
 * `virtualList/windowing.ts` and `sagas/timelines/scrollAnchors.ts`.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { matchRoute, routeOf } from '@/domain/session/routes';

export function useScrollRestoration(): void {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  /** The scroll offset by history entry. */
  const places = useRef(new Map<string, number>());
  const shown = useRef({ key, pathname });

  useEffect(() => {
    // The browser would restore the position before the page is rendered.
    window.history.scrollRestoration = 'manual';
    const note = () => places.current.set(shown.current.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.key === key) return;
    if (direction === 'POP') {
      window.scrollTo({ top: places.current.get(key) ?? 0 });
    } else if (before.pathname !== pathname && !keepsScroll(pathname)) {
      window.scrollTo({ top: 0 });
    }
  }, [key, pathname, direction]);
}

function keepsScroll(pathname: string): boolean {
  const match = matchRoute(pathname);
  return match !== null && routeOf(match.name).keepsScroll === true;
}
