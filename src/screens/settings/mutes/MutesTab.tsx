/** Blocked people, muted people and muted servers: one list at a time. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectCurrentUserId } from '@/selectors/session/session';
import { Tabs } from '@/ui/structure/Tabs';
import { DomainMutes } from './DomainMutes';
import { PeoplePart } from './PeoplePart';

const messages = defineMessages({
  lists: { id: 'settings.mutes_and_blocks', defaultMessage: 'Mutes and blocks' },
  blocks: { id: 'settings.blocks_tab', defaultMessage: 'Blocked' },
  mutes: { id: 'settings.mutes_tab', defaultMessage: 'Muted' },
  domains: { id: 'settings.domain_mutes', defaultMessage: 'Servers' },
});

const allParts = ['blocks', 'mutes', 'domains'] as const;

type Part = (typeof allParts)[number];

export function MutesTab() {
  const intl = useIntl();
  const ownId = useAppSelector(selectCurrentUserId);
  const [part, setPart] = useState<Part>('blocks');
  const canMuteDomains = useCan('domainMutes');
  if (ownId === null) return null;
  const parts = allParts.filter((each) => each !== 'domains' || canMuteDomains);
  // Loading may show that the server does not support muting servers.
  const shown = parts.includes(part) ? part : 'blocks';
  return (
    <Tabs
      label={intl.formatMessage(messages.lists)}
      tabs={parts.map((id) => ({ id, label: intl.formatMessage(messages[id]) }))}
      selected={shown}
      onSelect={setPart}
    >
      {shown === 'domains' ? (
        <DomainMutes />
      ) : (
        <PeoplePart key={shown} list={{ kind: shown, userId: ownId }} />
      )}
    </Tabs>
  );
}
