/** The page about the own server: a tab for each thing that the server leaves to this reader. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { RestartNotice } from '@/components/admin/late/RestartNotice';
import type { ServerSection } from '@/domain/admin/serverOffers';
import { useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectMayRestart, selectServerSections } from '@/selectors/admin/serverPage';
import { rebootNeedOpened } from '@/slices/admin/adminConfig';
import { Tabs } from '@/ui/structure/Tabs';
import { AnnouncementsTab } from './AnnouncementsTab';
import { ApplicationsTab } from './applications/ApplicationsTab';
import { DocumentsTab } from './DocumentsTab';
import { EmojiTab } from './emoji/EmojiTab';
import { MediaJobsTab } from './MediaJobsTab';
import { RulesTab } from './RulesTab';
import { messages, sectionNames } from './serverMessages';
import { StatisticsTab } from './StatisticsTab';
import styles from './Server.module.css';

export function ServerPage() {
  const intl = useIntl();
  const shown = useAppSelector(selectServerSections);
  const mayRestart = useAppSelector(selectMayRestart);
  const [chosen, setChosen] = useState<ServerSection | undefined>(shown[0]);
  // A right may be taken away while the page is open.
  const selected = shown.find((id) => id === chosen) ?? shown[0];
  if (selected === undefined) return null;
  return (
    <>
      {mayRestart && <Restart />}
      <Tabs
        label={intl.formatMessage(messages.title)}
        tabs={shown.map((id) => ({ id, label: intl.formatMessage(sectionNames[id]) }))}
        selected={selected}
        onSelect={setChosen}
      >
        {selected === 'statistics' && <StatisticsTab />}
        {selected === 'announcements' && <AnnouncementsTab />}
        {selected === 'rules' && <RulesTab />}
        {selected === 'emoji' && <EmojiTab />}
        {selected === 'media' && <MediaJobsTab />}
        {selected === 'documents' && <DocumentsTab />}
        {selected === 'applications' && <ApplicationsTab />}
      </Tabs>
    </>
  );
}

function Restart() {
  useWhileMounted('restart', rebootNeedOpened(), null);
  return (
    <div className={styles.restart}>
      <RestartNotice />
    </div>
  );
}
