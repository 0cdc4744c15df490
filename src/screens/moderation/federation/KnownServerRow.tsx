/** A known server: its rule, if there is one, and on demand what connects it with this server. */
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ruleKey, type FederationOffers, type FederationRule } from '@/domain/admin/federation';
import { useAppSelector } from '@/hooks/store';
import { readableHost } from '@/lib/text/punycode';
import { messages as areaMessages } from '@/screens/moderation/messages';
import { selectChangeResult, selectFederation } from '@/selectors/admin/federation';
import { selectRuleFor } from '@/selectors/admin/foundServers';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { AddIcon, EditIcon } from '@/ui/icons/icons';
import { feedPosition, type FeedPosition } from '@/virtualList/feedPosition';
import { ChangeOutcome } from './ChangeOutcome';
import { CutOffFacts } from './CutOffFacts';
import { messages, severityNames } from './federationMessages';
import { KeysState, RenewKeys } from './RenewKeys';
import styles from './Federation.module.css';

interface Props {
  host: string;
  position: FeedPosition;
  offers: FederationOffers;
  /** Null: a new rule. */
  onEdit: (rule: FederationRule | null) => void;
}

export function KnownServerRow({ host, position, offers, onEdit }: Props) {
  const id = useId();
  const { formatMessage } = useIntl();
  const [open, setOpen] = useState(false);
  const rule = useAppSelector((state) => selectRuleFor(state, host));
  const result = useAppSelector((state) =>
    selectChangeResult(state, ruleKey({ host, severity: rule?.severity ?? 'suspend' })),
  );
  const since = useAppSelector((state) => selectFederation(state).unreachable[host]);
  const name = readableHost(host);
  return (
    <article
      className={styles.row}
      tabIndex={0}
      aria-labelledby={`${id}-host`}
      {...feedPosition(position)}
    >
      <div id={`${id}-host`} className={styles.name}>
        <bdi>{name}</bdi>
      </div>
      <div className={styles.facts}>
        {rule && (
          <span className={styles.severity}>{formatMessage(severityNames[rule.severity])}</span>
        )}
        {since && (
          <FormattedMessage
            id="federation.unreachable"
            defaultMessage="Unreachable since {day, date, medium}"
            values={{ day: new Date(since) }}
          />
        )}
        {offers.tells && !open && (
          <Button size="small" tone="quiet" onPress={() => setOpen(true)}>
            {formatMessage(areaMessages.details)}
          </Button>
        )}
        {offers.api === 'gotosocial' && <KeysState host={host} />}
        {open && (
          <span role="status">
            <CutOffFacts host={host} />
          </span>
        )}
      </div>
      <ChangeOutcome result={result} />
      <div className={styles.buttons}>
        {offers.api === 'gotosocial' && <RenewKeys host={host} />}
        <IconButton
          size="small"
          icon={rule ? EditIcon : AddIcon}
          label={formatMessage(rule ? messages.editOf : messages.ruleFor, { host: name })}
          onPress={() => onEdit(rule ?? null)}
        />
      </div>
    </article>
  );
}
