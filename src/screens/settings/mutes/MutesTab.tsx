/** Whom the reader blocks and mutes, and which servers: one list at a time. */
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { selectCurrentUserId } from '@/selectors/session';
import { Tabs } from '@/ui/Tabs';
import { DomainMutes } from './DomainMutes';
import { PeoplePart } from './PeoplePart';

const messages = defineMessages({
  lists: { id: 'settings.mutes_and_blocks', defaultMessage: 'Mutes and blocks' },
  blocks: { id: 'settings.blocks_tab', defaultMessage: 'Blocked' },
  mutes: { id: 'settings.mutes_tab', defaultMessage: 'Muted' },
  domains: { id: 'settings.domain_mutes', defaultMessage: 'Servers' },
});

type Part = 'blocks' | 'mutes' | 'domains';

export function MutesTab() {
  const intl = useIntl();
  const ownId = useAppSelector(selectCurrentUserId);
  const [part, setPart] = useState<Part>('blocks');
  if (ownId === null) return null;
  return (
    <Tabs
      label={intl.formatMessage(messages.lists)}
      tabs={(['blocks', 'mutes', 'domains'] as const).map((id) => ({
        id,
        label: intl.formatMessage(messages[id]),
      }))}
      selected={part}
      onSelect={setPart}
    >
      {part === 'domains' ? (
        <DomainMutes />
      ) : (
        <PeoplePart key={part} list={{ kind: part, userId: ownId }} />
      )}
    </Tabs>
  );
}
