/**
 * Prefetches the code of likely next steps once the reader has done nothing for a while, unless the
 * line is metered or slow: then everything waits until it is wanted.
 */
import { useEffect } from 'react';
import { StatusEngagementPanel } from '@/components/statuses/card/deferredParts';
import { prefetchLayers } from '@/app/deferred/layers';
import { prefetchScreen } from '@/app/routes/routes';
import { isSpareLine } from '@/lib/net/spareLine';

/** Milliseconds without input. */
const CALM = 10_000;

const signsOfUse = ['pointerdown', 'keydown', 'scroll'] as const;

export function PrefetchWhenCalm() {
  useEffect(() => {
    const used = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const fetchAll = () => {
      used.abort();
      if (!isSpareLine(navigator)) return;
      StatusEngagementPanel.prefetch();
      prefetchScreen('conversation');
      prefetchScreen('user-profile');
      prefetchLayers();
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(fetchAll, CALM);
    };
    const { signal } = used;
    for (const sign of signsOfUse) {
      document.addEventListener(sign, wait, { signal, passive: true, capture: true });
    }
    wait();
    return () => {
      clearTimeout(timer);
      used.abort();
    };
  }, []);
  return null;
}
