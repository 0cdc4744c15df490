/** Tells when the reader comes to the top of the page, and when they leave it. */
import { useEffect, useEffectEvent } from 'react';

/** Scrolled less than this counts as the top. */
const NEAR = 15;

export function useAtTop(onChange: (atTop: boolean) => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    // Every list begins there.
    let atTop = true;
    const look = () => {
      const now = window.scrollY < NEAR;
      if (now === atTop) return;
      atTop = now;
      changed(now);
    };
    // With the frame, which lays the page out anyway.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
}
