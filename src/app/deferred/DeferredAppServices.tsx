/**
 * Services that are loaded after the first screen: tooltips, previews on hover, shortcuts and
 * prefetching. On mount it prefetches the code that is likely to be needed next.
 */
import { useEffect } from 'react';
import { Gallery } from '@/components/statuses/media/deferredGallery';
import { prefetchCardParts } from '@/components/statuses/card/deferredParts';
import { RecordingIndicator } from '@/testing/screens/recording/RecordingIndicator';
import { StatusPreviewLayer } from '@/components/statuses/preview/StatusPreviewLayer';
import { HoldMenuLayer } from '@/components/engine/HoldMenuLayer';
import { PersonLayer } from '@/components/people/card/PersonLayer';
import { TooltipLayer } from '@/ui/popover/TooltipLayer';
import { PrefetchLinks } from '@/app/prefetch/PrefetchLinks';
import { NoticeList } from '@/app/notices/Notices';
import { OfflineBadge } from '@/app/layout/OfflineBadge';
import { prefetchScreen } from '@/app/routes/routes';
import { PrefetchSettings } from '@/app/prefetch/PrefetchSettings';
import { Shortcuts } from '@/app/shortcuts/Shortcuts';

export function DeferredAppServices() {
  useEffect(() => {
    prefetchCardParts();
    prefetchScreen('conversation');
    prefetchScreen('user-profile');
    prefetchScreen('external-user-profile');
    Gallery.prefetch();
    // Notices often report failed loading, so their own code must be here already.
    NoticeList.prefetch();
  }, []);
  return (
    <>
      <TooltipLayer />
      <StatusPreviewLayer />
      <PersonLayer />
      <HoldMenuLayer />
      <Shortcuts />
      <RecordingIndicator />
      <PrefetchLinks />
      <PrefetchSettings />
      <OfflineBadge />
    </>
  );
}
