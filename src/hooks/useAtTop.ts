/** Calls back when the user reaches the top of the page, and when they leave it. */
import { useEffect, useEffectEvent } from 'react';

/** Scroll offsets below this count as the top. */
const NEAR = 15;

export function useAtTop(onChange: (atTop: boolean) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    // Every list begins at the top.
    let atTop = true;
    const look = () => {
      const now = window.scrollY < NEAR;
      if (now === atTop) return;
      atTop = now;
      changed(now);
    };
    // In a frame, where the page is laid out anyway.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
}
