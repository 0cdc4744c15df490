/**
 * What is shown of things that are only pointed at: tooltips, and posts that others answer; and the
 * keys. It comes when the first screen stands, and sends for what may be scrolled to next.
 */
import { useEffect } from 'react';
import { Gallery } from '@/components/statuses/media/deferredGallery';
import { prefetchCardParts } from '@/components/statuses/card/deferredParts';
import { RecordingIndicator } from '@/testing/screens/recording/RecordingIndicator';
import { StatusPreviewLayer } from '@/components/statuses/preview/StatusPreviewLayer';
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
    // What they tell of is often that nothing can be fetched.
    NoticeList.prefetch();
  }, []);
  return (
    <>
      <TooltipLayer />
      <StatusPreviewLayer />
      <PersonLayer />
      <Shortcuts />
      <RecordingIndicator />
      <PrefetchLinks />
      <PrefetchSettings />
      <OfflineBadge />
    </>
  );
}
