/** Tells when the place of something that is loaded later comes into sight. */
import { useEffectEvent, useCallback } from 'react';

/** Returns a ref for the place. Browsers that cannot tell count it as seen at once. */
export function useInSight(
  onSeen: () => void,
): (place: Element | null) => (() => void) | undefined {
  const seen = useEffectEvent(onSeen);
  return useCallback((place: Element | null) => {
    if (!place) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      seen();
      return undefined;
    }
    const sights = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sights.disconnect();
      seen();
    });
    sights.observe(place);
    return () => sights.disconnect();
  }, []);
}
