/** The form that adds a relay, a mail provider or an address. */
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  addressSeverities,
  nameFor,
  type AddressSeverity,
  type ServerListKind,
} from '@/domain/admin/serverLists';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectServerList } from '@/selectors/admin/serverLists';
import { nameAddRequested } from '@/slices/admin/serverLists';
import { Button } from '@/ui/buttons/Button';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { addressMeasures, messages } from './federationMessages';
import styles from './Federation.module.css';

const examples = {
  relays: 'https://relay.example/actor',
  mail: 'mail.example',
  addresses: '192.0.2.0/24',
};
const days = ['0', '1', '7', '30', '365'] as const;

interface Props {
  kind: ServerListKind;
  busy: boolean;
}

export function NameForm({ kind, busy }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [severity, setSeverity] = useState<AddressSeverity>('sign_up_requires_approval');
  const [comment, setComment] = useState('');
  const [lasts, setLasts] = useState<(typeof days)[number]>('0');
  const [isTold, tell] = useState(false);
  const known = useAppSelector((state) => selectServerList(state, kind));
  const name = nameFor(kind, typed);
  const isKnown = known?.some((one) => one.name === name) ?? false;
  const add = (event: FormEvent) => {
    event.preventDefault();
    tell(name === null || isKnown);
    if (name === null || isKnown || busy) return;
    const wanted = { name, severity, comment: comment.trim(), days: Number(lasts) };
    dispatch(nameAddRequested({ kind, wanted }));
    setTyped('');
    setComment('');
  };
  return (
    <form className={styles.section} onSubmit={add}>
      {kind === 'relays' && (
        <p className={styles.about}>
          <FormattedMessage
            id="federation.relays_about"
            defaultMessage="Through a relay, servers send each other all their public posts."
          />
        </p>
      )}
      <TextField
        label={intl.formatMessage(messages[kind])}
        error={isTold && (name === null || isKnown) && intl.formatMessage(messages.noName)}
        value={typed}
        placeholder={examples[kind]}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={setTyped}
      />
      {kind === 'addresses' && (
        <>
          <Select
            label={intl.formatMessage(messages.severity)}
            options={addressSeverities.map((value) => ({
              value,
              label: intl.formatMessage(addressMeasures[value]),
            }))}
            value={severity}
            onChange={setSeverity}
          />
          <Select
            label={intl.formatMessage(messages.duration)}
            options={days.map((value) => ({
              value,
              label:
                value === '0'
                  ? intl.formatMessage(messages.forEver)
                  : intl.formatMessage(messages.days, { count: Number(value) }),
            }))}
            value={lasts}
            onChange={setLasts}
          />
          <TextField
            label={intl.formatMessage(messages.privateComment)}
            value={comment}
            onChange={setComment}
          />
        </>
      )}
      <div>
        <Button type="submit" tone="primary" busy={busy}>
          {intl.formatMessage(kind === 'relays' ? messages.follow : messages.addName)}
        </Button>
      </div>
    </form>
  );
}
