/**
 * Prefetches the code of likely next steps once the reader has done nothing for a while, unless the
 * line is metered or slow: then everything waits until it is wanted.
 */
import { useEffect } from 'react';
import { FocusedParts } from '@/components/statuses/card/deferredParts';
import { prefetchComposer } from '@/app/deferred/DeferredComposer';
import { prefetchLayers } from '@/app/deferred/layers';
import { OtherNotice } from '@/app/notices/NoticeList';
import { prefetchScreen } from '@/app/routes/routes';
import { ShortcutKeys } from '@/app/shortcuts/Shortcuts';
import { useAppSelector } from '@/hooks/store';
import { isSpareLine } from '@/lib/net/spareLine';
import { inIdleTime } from '@/lib/scheduler/inIdleTime';
import { onceCalm } from '@/lib/scheduler/onceCalm';
import { selectUserToken } from '@/selectors/session/session';

export function PrefetchWhenCalm() {
  const writes = useAppSelector((state) => selectUserToken(state) !== null);
  useEffect(
    () =>
      onceCalm(() => {
        if (!isSpareLine(navigator)) return;
        void inIdleTime([
          () => writes && prefetchComposer(),
          OtherNotice.prefetch,
          FocusedParts.prefetch,
          ShortcutKeys.prefetch,
          () => prefetchScreen('conversation'),
          () => prefetchScreen('user-profile'),
          prefetchLayers,
        ]);
      }),
    [writes],
  );
  return null;
}
