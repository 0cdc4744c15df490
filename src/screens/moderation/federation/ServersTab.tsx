/** The list of rules for other servers, with a search, and the dialogs that change it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  federationRequests,
  newRule,
  type FederationOffers,
  type FederationRule,
  type Severity,
} from '@/domain/admin/federation';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectFederation } from '@/selectors/admin/federation';
import { selectFoundRules, selectRuleCounts } from '@/selectors/admin/foundServers';
import { selectRequest } from '@/selectors/engine/requests';
import {
  federationClosed,
  federationOpened,
  policySwitchRequested,
} from '@/slices/admin/federation';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Notice } from '@/ui/feedback/Notice';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { useDebouncedValue } from '@/ui/hooks/useDebouncedValue';
import { AddIcon, FederationIcon, SearchIcon } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { WindowedFeed } from '@/virtualList/WindowedFeed';
import { messages, severityNames } from './federationMessages';
import { RemoveRule } from './RemoveRule';
import { RuleForm } from './RuleForm';
import { RuleRow } from './RuleRow';
import { RulesFailed } from './RulesFailed';
import { WorkState } from './WorkState';
import filters from '@/screens/moderation/list/Filters.module.css';
import styles from './Federation.module.css';

const PAUSE = 150;

type Shown = Severity | 'all';

export function ServersTab({ offers }: { offers: FederationOffers }) {
  const intl = useIntl();
  useWhileMounted('federation', federationOpened(), federationClosed());
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<Shown>('all');
  const [edited, edit] = useState<FederationRule | null>(null);
  const [removed, askToRemove] = useState<FederationRule | null>(null);
  const counts = useAppSelector(selectRuleCounts);
  const words = useDebouncedValue(typed, PAUSE);
  const option = (value: Shown, name: string, count: number) => ({
    value,
    label: intl.formatMessage(messages.counted, { name, count }),
  });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <div className={filters.form} role="search">
        <div className={filters.grows}>
          <TextField
            type="search"
            label={intl.formatMessage(messages.find)}
            icon={SearchIcon}
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={setTyped}
          />
        </div>
        <Select
          label={intl.formatMessage(messages.severity)}
          options={[
            option('all', intl.formatMessage(messages.all), all),
            ...offers.severities.map((one) =>
              option(one, intl.formatMessage(severityNames[one]), counts[one]),
            ),
          ]}
          value={shown}
          onChange={setShown}
        />
        <Button icon={AddIcon} onPress={() => edit(newRule('', 'suspend'))}>
          {intl.formatMessage(messages.add)}
        </Button>
      </div>
      <PolicyOff />
      <WorkState />
      <RulesFailed />
      <Rules
        list={`federation ${shown}`}
        words={words}
        shown={shown}
        onEdit={edit}
        onRemove={askToRemove}
        offers={offers}
      />
      {edited && <RuleForm rule={edited} offers={offers} onClose={() => edit(null)} />}
      {removed && <RemoveRule rule={removed} onClose={() => askToRemove(null)} />}
    </>
  );
}

/** The rules stand in the configuration, but the server does not apply them. */
function PolicyOff() {
  const dispatch = useAppDispatch();
  const { policyOn } = useAppSelector(selectFederation);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, federationRequests.policy),
  );
  if (policyOn !== false) return null;
  return (
    <div className={styles.note}>
      <Notice
        tone="warning"
        action={
          <Button size="small" busy={busy} onPress={() => dispatch(policySwitchRequested())}>
            <FormattedMessage id="settings.mfa.verify" defaultMessage="Turn on" />
          </Button>
        }
      >
        <FormattedMessage
          id="federation.policy_off"
          defaultMessage="Your server doesn't apply these rules."
        />
        {reason !== null && (
          <>
            {' '}
            <ServerMessage text={reason} />
          </>
        )}
      </Notice>
    </div>
  );
}

interface RulesProps {
  list: string;
  words: string;
  shown: Shown;
  offers: FederationOffers;
  onEdit: (rule: FederationRule) => void;
  onRemove: (rule: FederationRule) => void;
}

function Rules({ list, words, shown, offers, onEdit, onRemove }: RulesProps) {
  const intl = useIntl();
  const keys = useAppSelector((state) => selectFoundRules(state, words, shown));
  const { complete } = useAppSelector(selectFederation);
  const { busy, reason } = useAppSelector((state) =>
    selectRequest(state, federationRequests.rules),
  );
  if (keys.length === 0) {
    if (!complete) return reason === null && <Skeleton shape="line" count={8} />;
    return (
      <EmptyState icon={FederationIcon}>
        {words === '' && shown === 'all' ? (
          <FormattedMessage id="federation.empty" defaultMessage="There is nothing in this list" />
        ) : (
          <FormattedMessage id="about.mrf.none_found" defaultMessage="No matching servers" />
        )}
      </EmptyState>
    );
  }
  return (
    <WindowedFeed
      list={list}
      label={intl.formatMessage(messages.servers)}
      busy={busy}
      ids={keys}
      row={(ruleKey, index) => (
        <RuleRow
          ruleKey={ruleKey}
          position={{ at: index + 1, of: keys.length }}
          offers={offers}
          onEdit={onEdit}
          onRemove={onRemove}
        />
      )}
    />
  );
}
