/** Blocked people, muted people and muted servers: one list at a time. */
import { useContext, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectCurrentUserId } from '@/selectors/session/session';
import { Tabs } from '@/ui/structure/Tabs';
import { SettingsTarget } from '@/screens/settings/settingsTarget';
import { DomainMutes } from './DomainMutes';
import { mutesSections } from './mutesSections';
import { PeoplePart } from './PeoplePart';

const messages = defineMessages({
  lists: { id: 'settings.mutes_and_blocks', defaultMessage: 'Mutes and blocks' },
});

type Part = keyof typeof mutesSections;

const allParts = Object.keys(mutesSections) as Part[];

export function MutesTab() {
  const intl = useIntl();
  const ownId = useAppSelector(selectCurrentUserId);
  const target = useContext(SettingsTarget);
  const [part, setPart] = useState<Part>(allParts.find((each) => each === target) ?? 'blocks');
  const canMuteDomains = useCan('domainMutes');
  if (ownId === null) return null;
  const parts = allParts.filter((each) => each !== 'domains' || canMuteDomains);
  // Loading may show that the server does not support muting servers.
  const shown = parts.includes(part) ? part : 'blocks';
  return (
    <Tabs
      label={intl.formatMessage(messages.lists)}
      tabs={parts.map((id) => ({ id, label: intl.formatMessage(mutesSections[id].title) }))}
      selected={shown}
      onSelect={setPart}
    >
      <div data-setting={shown}>
        {shown === 'domains' ? (
          <DomainMutes />
        ) : (
          <PeoplePart key={shown} list={{ kind: shown, userId: ownId }} />
        )}
      </div>
    </Tabs>
  );
}
