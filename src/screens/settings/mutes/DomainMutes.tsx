/** Lists the muted servers and mutes others by name. */
import { useEffect, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectDomainMutes } from '@/selectors/people/domainMutes';
import { selectRequest } from '@/selectors/engine/requests';
import { domainMutesOpened, domainMuteChangeRequested } from '@/slices/people/domainMutes';
import { Button } from '@/ui/buttons/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { TextField } from '@/ui/fields/TextField';
import { DomainList } from './DomainList';
import styles from './Mutes.module.css';

type Wording = 'domain' | 'wrong' | 'missing';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  domain: { id: 'settings.type_domains_to_mute', defaultMessage: 'Server to mute (reed.example)' },
  wrong: { id: 'settings.domain_wrong', defaultMessage: 'Enter a valid server name' },
  missing: { id: 'settings.fill_in_first', defaultMessage: 'Fill in all fields first' },
});

const DOMAIN = /^[^\s/@]+\.[^\s/@.]+$/;

export function DomainMutes() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const domains = useAppSelector(selectDomainMutes);
  const { reason, busy } = useAppSelector((state) => selectRequest(state, 'domain mutes'));
  useEffect(() => {
    dispatch(domainMutesOpened());
  }, [dispatch]);
  const domain = typed.trim().toLowerCase();
  const isWrong = domain !== '' && !DOMAIN.test(domain);
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (domain === '' || isWrong) return;
    dispatch(domainMuteChangeRequested({ domain, muted: true }));
    setTyped('');
  };
  return (
    <div className={styles.part}>
      <form className={styles.add} onSubmit={add}>
        <TextField
          label={intl.formatMessage(messages.domain)}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          error={isWrong && intl.formatMessage(messages.wrong)}
          value={typed}
          onChange={setTyped}
        />
        <Button
          type="submit"
          disabledReason={domain === '' || isWrong ? intl.formatMessage(messages.missing) : null}
        >
          <FormattedMessage id="domain_mute_card.mute" defaultMessage="Mute" />
        </Button>
      </form>
      {domains === null && reason === null && <Skeleton shape="line" count={3} />}
      {domains === null && reason !== null && (
        <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(domainMutesOpened())}>
          <FormattedMessage
            id="settings.domain_mutes_error"
            defaultMessage="Couldn't load muted servers"
          />
        </ErrorState>
      )}
      {domains?.length === 0 && (
        <EmptyState>
          <FormattedMessage id="settings.no_domain_mutes" defaultMessage="No muted servers" />
        </EmptyState>
      )}
      {domains !== null && domains.length > 0 && <DomainList domains={domains} />}
    </div>
  );
}
