/** The form that adds an entry to a short list, such as a relay. */
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { nameFor, type ChangedAddress, type ServerListKind } from '@/domain/admin/serverLists';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectServerList } from '@/selectors/admin/serverLists';
import { nameAddRequested } from '@/slices/admin/serverLists';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { AddressFields } from './AddressFields';
import { CheckEmail } from './CheckEmail';
import { messages } from './federationMessages';
import styles from './Federation.module.css';

const examples: Record<ServerListKind, string> = {
  excludes: 'friends.example',
  headerBlocks: 'User-Agent: (?i)badbot',
  headerAllows: 'User-Agent: (?i)mastodon',
  relays: 'https://relay.example/actor',
  mail: 'mail.example',
  emails: 'name@mail.example',
  addresses: '192.0.2.0/24',
};
const mildest: ChangedAddress = { severity: 'sign_up_requires_approval', comment: '', days: 0 };

interface Props {
  kind: ServerListKind;
  busy: boolean;
}

export function NameForm({ kind, busy }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [typed, setTyped] = useState('');
  const [measure, setMeasure] = useState(mildest);
  const [isTold, tell] = useState(false);
  const known = useAppSelector((state) => selectServerList(state, kind));
  const name = nameFor(kind, typed);
  // An entry that the server refuses stays in the field.
  const [before, wait] = useState<number | null>(null);
  if (before !== null && (known?.length ?? 0) > before) {
    wait(null);
    setTyped('');
    setMeasure({ ...measure, comment: '' });
  }
  const isKnown = known?.some((one) => one.name === name) ?? false;
  const add = (event: FormEvent) => {
    event.preventDefault();
    tell(name === null || isKnown);
    if (name === null || isKnown || busy) return;
    const { severity, comment, days } = measure;
    const wanted = { name, severity, comment: comment.trim(), days: days ?? 0 };
    dispatch(nameAddRequested({ kind, wanted }));
    wait(known?.length ?? 0);
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
      {kind === 'emails' && (
        <p className={styles.about}>
          <FormattedMessage
            id="federation.emails_about"
            defaultMessage="The server keeps only a fingerprint of each address, which also matches its variants with dots or a plus sign."
          />
        </p>
      )}
      {(kind === 'headerBlocks' || kind === 'headerAllows') && (
        <p className={styles.about}>
          <FormattedMessage
            id="federation.headers_about"
            defaultMessage="The server compares the headers of every request with these regular expressions, if header filters are switched on in its configuration."
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
        <AddressFields
          value={measure}
          onChange={(changes) => setMeasure({ ...measure, ...changes })}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" busy={busy}>
          {intl.formatMessage(kind === 'relays' ? messages.follow : messages.addName)}
        </Button>
        {kind === 'emails' && <CheckEmail key={name} email={name} />}
      </div>
    </form>
  );
}
