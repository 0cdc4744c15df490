/**
 * What is shown of things that are only pointed at: tooltips, and posts that others answer; and the
 * keys. It comes when the first screen stands, and sends for what may be scrolled to next.
 */
import { useEffect } from 'react';
import { Gallery } from '@/components/media/lateGallery';
import { fetchPartsAhead } from '@/components/status/lateParts';
import { RecordingSign } from '@/components/recording/RecordingSign';
import { PeekLayer } from '@/components/status/PeekLayer';
import { PersonLayer } from '@/components/user/PersonLayer';
import { TooltipLayer } from '@/ui/TooltipLayer';
import { LinksAhead } from './LinksAhead';
import { NoticeList } from './Notices';
import { OfflineMark } from './OfflineMark';
import { loadScreenAhead } from './routes';
import { SettingsAhead } from './SettingsAhead';
import { Shortcuts } from './shortcuts/Shortcuts';

export function Hints() {
  useEffect(() => {
    fetchPartsAhead();
    loadScreenAhead('conversation');
    loadScreenAhead('user-profile');
    loadScreenAhead('external-user-profile');
    Gallery.fetchAhead();
    // What they tell of is often that nothing can be fetched.
    NoticeList.fetchAhead();
  }, []);
  return (
    <>
      <TooltipLayer />
      <PeekLayer />
      <PersonLayer />
      <Shortcuts />
      <RecordingSign />
      <LinksAhead />
      <SettingsAhead />
      <OfflineMark />
    </>
  );
}
