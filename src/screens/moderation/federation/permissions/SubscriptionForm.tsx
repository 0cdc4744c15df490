/** The form that subscribes to a list of servers. */
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  isListAddress,
  listFormats,
  MOST_PRIORITY,
  newSubscription,
  permissionRequests,
  readPriority,
  type NewSubscription,
} from '@/domain/admin/server/permissions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { subscriptionAddRequested } from '@/slices/admin/permissions';
import { Button } from '@/ui/buttons/Button';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import styles from '@/screens/moderation/federation/Federation.module.css';
import { messages, typeNames } from './permissionMessages';

export function SubscriptionForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { busy } = useAppSelector((state) => selectRequest(state, permissionRequests.subscription));
  const [wanted, setWanted] = useState(newSubscription);
  const [priority, setPriority] = useState('0');
  const [told, tell] = useState(false);
  const change = (changes: Partial<NewSubscription>) => setWanted({ ...wanted, ...changes });
  const wrongPriority = readPriority(priority) === null;
  const wrongAddress = !isListAddress(wanted.uri);
  const add = (event: FormEvent) => {
    event.preventDefault();
    tell(wrongAddress || wrongPriority);
    const number = readPriority(priority);
    if (busy || wrongAddress || number === null) return;
    dispatch(subscriptionAddRequested({ wanted: { ...wanted, priority: number } }));
    setWanted({ ...wanted, title: '', uri: '' });
  };
  return (
    <form className={styles.section} aria-label={formatMessage(messages.subscribe)} onSubmit={add}>
      <TextField
        type="url"
        label={formatMessage(messages.address)}
        error={told && wrongAddress && formatMessage(messages.noAddress)}
        value={wanted.uri}
        autoComplete="off"
        onChange={(uri) => change({ uri })}
      />
      <TextField
        label={formatMessage(messages.name)}
        value={wanted.title}
        autoComplete="off"
        onChange={(title) => change({ title })}
      />
      <div className={styles.actions}>
        <Select
          label={formatMessage(messages.severity)}
          options={(['block', 'allow'] as const).map((value) => ({
            value,
            label: formatMessage(typeNames[value]),
          }))}
          value={wanted.type}
          onChange={(type) => change({ type })}
        />
        <Select
          label={formatMessage(messages.format)}
          options={listFormats.map((value) => ({ value, label: value }))}
          value={wanted.format}
          onChange={(format) => change({ format })}
        />
        <TextField
          type="number"
          min={0}
          max={MOST_PRIORITY}
          label={formatMessage(messages.priority)}
          error={told && wrongPriority && formatMessage(messages.priority)}
          value={priority}
          onChange={setPriority}
        />
      </div>
      <Checkbox
        label={formatMessage(messages.asDraft)}
        checked={wanted.asDraft}
        onChange={(asDraft) => change({ asDraft })}
      />
      <Checkbox
        label={formatMessage(messages.retracted)}
        checked={wanted.removesRetracted}
        onChange={(removesRetracted) => change({ removesRetracted })}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {formatMessage(messages.subscribe)}
        </Button>
      </div>
    </form>
  );
}
