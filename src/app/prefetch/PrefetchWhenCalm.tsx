/**
 * Prefetches the code of likely next steps once the reader has done nothing for a while, unless the
 * line is metered or slow: then everything waits until it is wanted.
 */
import { useEffect } from 'react';
import { StatusEngagementPanel } from '@/components/statuses/card/deferredParts';
import { prefetchLayers } from '@/app/deferred/layers';
import { prefetchScreen } from '@/app/routes/routes';
import { isSpareLine } from '@/lib/net/spareLine';
import { onceCalm } from '@/lib/scheduler/onceCalm';

export function PrefetchWhenCalm() {
  useEffect(
    () =>
      onceCalm(() => {
        if (!isSpareLine(navigator)) return;
        StatusEngagementPanel.prefetch();
        prefetchScreen('conversation');
        prefetchScreen('user-profile');
        prefetchLayers();
      }),
    [],
  );
  return null;
}
