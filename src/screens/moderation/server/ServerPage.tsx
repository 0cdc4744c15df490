/** The page about the own server: a tab for each thing that the server leaves to this reader. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ServerSection } from '@/domain/admin/serverOffers';
import { useAppSelector } from '@/hooks/store';
import { selectServerSections } from '@/selectors/admin/serverPage';
import { Tabs } from '@/ui/structure/Tabs';
import { AnnouncementsTab } from './AnnouncementsTab';
import { ApplicationsTab } from './applications/ApplicationsTab';
import { DocumentsTab } from './DocumentsTab';
import { RulesTab } from './RulesTab';
import { messages, sectionNames } from './serverMessages';
import { StatisticsTab } from './StatisticsTab';

export function ServerPage() {
  const intl = useIntl();
  const shown = useAppSelector(selectServerSections);
  const [chosen, setChosen] = useState<ServerSection | undefined>(shown[0]);
  // A right may be taken away while the page is open.
  const selected = shown.find((id) => id === chosen) ?? shown[0];
  if (selected === undefined) return null;
  return (
    <Tabs
      label={intl.formatMessage(messages.title)}
      tabs={shown.map((id) => ({ id, label: intl.formatMessage(sectionNames[id]) }))}
      selected={selected}
      onSelect={setChosen}
    >
      {selected === 'statistics' && <StatisticsTab />}
      {selected === 'announcements' && <AnnouncementsTab />}
      {selected === 'rules' && <RulesTab />}
      {selected === 'documents' && <DocumentsTab />}
      {selected === 'applications' && <ApplicationsTab />}
    </Tabs>
  );
}
