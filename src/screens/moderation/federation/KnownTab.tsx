/** All servers that this one has heard of, with a search, each with the way to a rule for it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  federationRequests,
  newRule,
  type FederationOffers,
  type FederationRule,
} from '@/domain/admin/federation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { EmptyList } from '@/screens/moderation/list/EmptyList';
import filters from '@/screens/moderation/list/Filters.module.css';
import { WorkList } from '@/screens/moderation/list/WorkList';
import { selectFederation } from '@/selectors/admin/federation';
import { selectKnownServers } from '@/selectors/admin/foundServers';
import {
  federationClosed,
  federationOpened,
  knownServersClosed,
  knownServersOpened,
} from '@/slices/admin/federation';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { SearchIcon } from '@/ui/icons/icons';
import { messages } from './federationMessages';
import { KnownServerRow } from './KnownServerRow';
import { RuleForm } from './RuleForm';
import { WorkState } from './WorkState';

const PAUSE = 150;

interface Edited {
  rule: FederationRule;
  newHost?: string;
}

export function KnownTab({ offers }: { offers: FederationOffers }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('federation', federationOpened(), federationClosed());
  useWhileMounted('known', knownServersOpened(), knownServersClosed());
  const [typed, setTyped] = useState('');
  const [edited, edit] = useState<Edited | null>(null);
  const words = useDebouncedValue(typed, PAUSE);
  const hosts = useAppSelector((state) => selectKnownServers(state, words));
  const count = useAppSelector((state) => selectFederation(state).known?.length ?? 0);
  const name = formatMessage(messages.known);
  return (
    <>
      <div className={filters.form} role="search">
        <div className={filters.grows}>
          <TextField
            type="search"
            label={formatMessage(messages.counted, { name, count })}
            icon={SearchIcon}
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={setTyped}
          />
        </div>
      </div>
      <WorkState />
      <WorkList
        list="federation known"
        label={name}
        ids={hosts}
        request={federationRequests.known}
        onReload={() => dispatch(knownServersOpened())}
        skeleton="line"
        empty={<EmptyList>{formatMessage(messages.noneFound)}</EmptyList>}
        row={(host, position) => (
          <KnownServerRow
            host={host}
            position={position}
            offers={offers}
            onEdit={(rule) =>
              edit(rule ? { rule } : { rule: newRule('', 'suspend'), newHost: host })
            }
          />
        )}
      />
      {edited && <RuleForm {...edited} offers={offers} onClose={() => edit(null)} />}
    </>
  );
}
