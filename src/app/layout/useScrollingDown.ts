/** True while the reader scrolls down the page; checked at most ten times a second. */
import { useEffect, useState } from 'react';
import { throttle } from '@/lib/scheduler/throttle';

const SCROLL_PACE = 100;

export function useScrollingDown(watching: boolean): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    if (!watching) return;
    let before = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (now !== before) setDown(now > before);
      before = now;
    };
    const paced = throttle(look, SCROLL_PACE);
    window.addEventListener('scroll', paced.call, { passive: true });
    return () => {
      window.removeEventListener('scroll', paced.call);
      paced.stop();
    };
  }, [watching]);
  return watching && down;
}
