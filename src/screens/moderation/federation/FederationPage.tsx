/** The page about other servers: rules for them, files of rules, relays, and kept-out sign-ups. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { FederationOffers } from '@/domain/admin/federation';
import { serverListKinds, type ServerListKind } from '@/domain/admin/serverLists';
import { useAppSelector } from '@/hooks/store';
import { selectFederationOffers } from '@/selectors/admin/federation';
import { selectPermissionsOffered } from '@/selectors/admin/permissions';
import { Tabs } from '@/ui/structure/Tabs';
import { messages } from './federationMessages';
import { FilesTab } from './FilesTab';
import { KnownTab } from './KnownTab';
import { NamesTab } from './NamesTab';
import { DraftsTab } from './permissions/DraftsTab';
import { messages as ofLists } from './permissions/permissionMessages';
import { SubscriptionsTab } from './permissions/SubscriptionsTab';
import { ServersTab } from './ServersTab';

const tabs = [
  'servers',
  'known',
  'files',
  'drafts',
  'subscriptions',
  'excludes',
  'headerBlocks',
  'headerAllows',
  'relays',
  'mail',
  'emails',
  'addresses',
] as const;

type TabId = (typeof tabs)[number];

const isListKind = (id: TabId): id is ServerListKind => serverListKinds.some((kind) => kind === id);

const labels = { ...ofLists, ...messages };

function isOffered(
  id: TabId,
  { severities, relays, signUps }: FederationOffers,
  lists: boolean,
): boolean {
  switch (id) {
    case 'servers':
    case 'known':
    case 'files':
      return severities.length > 0;
    case 'drafts':
    case 'subscriptions':
    case 'excludes':
    case 'headerBlocks':
    case 'headerAllows':
      return lists;
    case 'relays':
      return relays;
    case 'mail':
    case 'emails':
    case 'addresses':
      return signUps;
  }
}

export function FederationPage() {
  const offers = useAppSelector(selectFederationOffers);
  return offers && <FederationTabs offers={offers} />;
}

function FederationTabs({ offers }: { offers: FederationOffers }) {
  const intl = useIntl();
  const lists = useAppSelector(selectPermissionsOffered);
  const shown = tabs.filter((id) => isOffered(id, offers, lists));
  const [chosen, setChosen] = useState<TabId | undefined>(shown[0]);
  // A right may be taken away while the page is open.
  const selected = shown.find((id) => id === chosen) ?? shown[0];
  if (selected === undefined) return null;
  return (
    <Tabs
      label={intl.formatMessage(messages.title)}
      tabs={shown.map((id) => ({ id, label: intl.formatMessage(labels[id]) }))}
      selected={selected}
      onSelect={setChosen}
    >
      {selected === 'servers' && <ServersTab offers={offers} />}
      {selected === 'known' && <KnownTab offers={offers} />}
      {selected === 'files' && <FilesTab offers={offers} />}
      {selected === 'drafts' && <DraftsTab />}
      {selected === 'subscriptions' && <SubscriptionsTab />}
      {isListKind(selected) && <NamesTab key={selected} kind={selected} />}
    </Tabs>
  );
}
