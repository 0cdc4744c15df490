/**
 * Services that are loaded after the first screen: tooltips, previews on hover, shortcuts and
 * prefetching. Parts that any list may need are prefetched at once.
 */
import { useEffect } from 'react';
import { prefetchCardParts } from '@/components/statuses/card/deferredParts';
import { Gallery } from '@/components/statuses/media/deferredGallery';
import { StatusPreviewLayer } from '@/components/statuses/preview/StatusPreviewLayer';
import { HoldMenuLayer } from '@/components/engine/HoldMenuLayer';
import { PersonLayer } from '@/components/people/card/PersonLayer';
import { useAppSelector } from '@/hooks/store';
import { whenIdle } from '@/lib/scheduler/whenIdle';
import { usePointedOrKeyed } from '@/hooks/usePointedOrKeyed';
import { releaseSpentModules } from '@/lib/spentModules';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { PrefetchLinks } from '@/app/prefetch/PrefetchLinks';
import { NoticeList } from '@/app/notices/Notices';
import { OfflineBadge } from '@/app/layout/OfflineBadge';
import { PrefetchLayers } from '@/app/prefetch/PrefetchLayers';
import { PrefetchWhenCalm } from '@/app/prefetch/PrefetchWhenCalm';
import { Shortcuts } from '@/app/shortcuts/Shortcuts';

const RecordingIndicator = deferredComponent(
  async () =>
    (
      await import(
        /* webpackChunkName: "recorder" */ '@/testing/screens/recording/RecordingIndicator'
      )
    ).RecordingIndicator,
);

/** Screens that are only touched never need it. */
const TooltipLayer = deferredComponent(
  async () =>
    (await import(/* webpackChunkName: "tooltips" */ '@/ui/popover/TooltipLayer')).TooltipLayer,
  { optional: true },
);

export function DeferredAppServices() {
  const pointedOrKeyed = usePointedOrKeyed();
  const records = useAppSelector(({ recording }) => recording !== undefined);
  useEffect(() => {
    prefetchCardParts();
    Gallery.prefetch();
    // Notices often report failed loading, so their own code must be here already.
    NoticeList.prefetch();
    void whenIdle().then(releaseSpentModules);
  }, []);
  return (
    <>
      {pointedOrKeyed && <TooltipLayer />}
      <StatusPreviewLayer />
      <PersonLayer />
      <HoldMenuLayer />
      <Shortcuts />
      {records && <RecordingIndicator />}
      <PrefetchLinks />
      <PrefetchLayers />
      <PrefetchWhenCalm />
      <OfflineBadge />
    </>
  );
}
