/** The muted servers: filtered by name, and unmuted in bulk. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { domainMuteChangeRequested } from '@/slices/people/domainMutes';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon } from '@/ui/icons/icons';
import security from '../security/Security.module.css';
import { FindInList } from './FindInList';
import styles from './Mutes.module.css';

type Wording = 'all' | 'unmute' | 'several' | 'first';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  all: { id: 'selectable_list.select_all', defaultMessage: 'Select all' },
  unmute: { id: 'domain_mute_card.unmute', defaultMessage: 'Unmute {domain}' },
  several: { id: 'crowd.unmute', defaultMessage: '{count, plural, =0 {Unmute} other {Unmute #}}' },
  first: { id: 'settings.choose_servers_first', defaultMessage: 'Select at least one server' },
});

export function DomainList({ domains }: { domains: readonly string[] }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState<readonly string[]>([]);
  const shown = domains.filter((domain) => domain.includes(words.trim().toLowerCase()));
  const chosen = marked.filter((domain) => domains.includes(domain));
  const here = chosen.filter((domain) => shown.includes(domain));
  const others = chosen.filter((domain) => !shown.includes(domain));
  const unmute = (domain: string) => dispatch(domainMuteChangeRequested({ domain, muted: false }));
  return (
    <>
      <FindInList value={words} onChange={setWords} />
      {shown.length === 0 ? (
        <EmptyState>
          <FormattedMessage id="settings.no_server_found" defaultMessage="No matching servers" />
        </EmptyState>
      ) : (
        <div>
          <Checkbox
            label={intl.formatMessage(messages.all)}
            checked={here.length === shown.length}
            mixed={here.length > 0 && here.length < shown.length}
            onChange={(wanted) => setMarked([...others, ...(wanted ? shown : [])])}
          />
          <ul className={security.list}>
            {shown.map((domain) => (
              <li key={domain} className={security.row}>
                <Checkbox
                  label={<bdi>{domain}</bdi>}
                  checked={chosen.includes(domain)}
                  onChange={(wanted) =>
                    setMarked(wanted ? [...chosen, domain] : chosen.filter((one) => one !== domain))
                  }
                />
                <IconButton
                  label={intl.formatMessage(messages.unmute, { domain })}
                  icon={DeleteIcon}
                  onPress={() => unmute(domain)}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          disabledReason={chosen.length === 0 ? intl.formatMessage(messages.first) : null}
          onPress={() => chosen.forEach(unmute)}
        >
          {intl.formatMessage(messages.several, { count: chosen.length })}
        </Button>
      </div>
    </>
  );
}
