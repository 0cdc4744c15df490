/** The form that subscribes to a list of servers, and the dialog that changes a subscription. */
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  isListAddress,
  listFormats,
  MOST_PRIORITY,
  newSubscription,
  permissionRequests,
  readPriority,
  type ListLogin,
  type NewSubscription,
  type Subscription,
} from '@/domain/admin/server/permissions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { FormDialog } from '@/screens/moderation/federation/FormDialog';
import { selectRequest } from '@/selectors/engine/requests';
import { subscriptionAddRequested, subscriptionChangeRequested } from '@/slices/admin/permissions';
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
  const draft = useDraft(newSubscription);
  const add = (event: FormEvent) => {
    event.preventDefault();
    const wanted = busy ? null : draft.check();
    if (wanted === null) return;
    dispatch(subscriptionAddRequested({ wanted }));
    draft.change({ title: '', uri: '', login: null });
  };
  return (
    <form className={styles.section} aria-label={formatMessage(messages.subscribe)} onSubmit={add}>
      <Fields {...draft} isNew />
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {formatMessage(messages.subscribe)}
        </Button>
      </div>
    </form>
  );
}

interface EditProps {
  subscription: Subscription;
  /** The title of the list, or its address. */
  name: string;
  onClose: () => void;
}

export function EditSubscription({ subscription, name, onClose }: EditProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const draft = useDraft(subscription);
  const save = () => {
    const wanted = draft.check();
    if (wanted === null) return;
    dispatch(subscriptionChangeRequested({ id: subscription.id, wanted }));
    onClose();
  };
  return (
    <FormDialog
      title={formatMessage(messages.editOf, { host: name })}
      onSave={save}
      onClose={onClose}
    >
      <Fields {...draft} isNew={false} />
    </FormDialog>
  );
}

interface Draft {
  wanted: NewSubscription;
  /** As typed; it need not be a number. */
  priority: string;
  /** Faults are told after the first try. */
  told: boolean;
  change: (changes: Partial<NewSubscription>) => void;
  typePriority: (text: string) => void;
}

/** `check` tells what is wrong, and then returns null. */
function useDraft(
  first: Omit<NewSubscription, 'login'>,
): Draft & { check: () => NewSubscription | null } {
  const { type, title, uri, format, asDraft, removesRetracted, adoptsOrphans } = first;
  const [wanted, setWanted] = useState<NewSubscription>({
    type,
    title,
    uri,
    format,
    priority: 0,
    asDraft,
    removesRetracted,
    adoptsOrphans,
    login: null,
  });
  const [priority, typePriority] = useState(String(first.priority));
  const [told, tell] = useState(false);
  const check = () => {
    const number = readPriority(priority);
    const isWrong = !isListAddress(wanted.uri) || number === null;
    tell(isWrong);
    return isWrong ? null : { ...wanted, priority: number };
  };
  const change = (changes: Partial<NewSubscription>) => setWanted({ ...wanted, ...changes });
  return { wanted, priority, told, change, typePriority, check };
}

function Fields(props: Draft & { isNew: boolean }) {
  const { wanted, priority, told, change, typePriority, isNew } = props;
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        type="url"
        label={formatMessage(messages.address)}
        error={told && !isListAddress(wanted.uri) && formatMessage(messages.noAddress)}
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
        {isNew && (
          <Select
            label={formatMessage(messages.severity)}
            options={(['block', 'allow'] as const).map((value) => ({
              value,
              label: formatMessage(typeNames[value]),
            }))}
            value={wanted.type}
            onChange={(type) => change({ type })}
          />
        )}
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
          error={told && readPriority(priority) === null && formatMessage(messages.priority)}
          value={priority}
          onChange={typePriority}
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
      <Checkbox
        label={formatMessage(messages.adopts)}
        checked={wanted.adoptsOrphans}
        onChange={(adoptsOrphans) => change({ adoptsOrphans })}
      />
      <Login login={wanted.login} onChange={(login) => change({ login })} />
    </>
  );
}

interface LoginProps {
  login: ListLogin | null;
  onChange: (login: ListLogin | null) => void;
}

/** Left empty, a list stays open, or the login that the server knows stays. */
function Login({ login, onChange }: LoginProps) {
  const { formatMessage } = useIntl();
  const { username, password } = login ?? { username: '', password: '' };
  const type = (changes: Partial<ListLogin>) => {
    const next = { username, password, ...changes };
    onChange(next.username === '' && next.password === '' ? null : next);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{formatMessage(messages.login)}</legend>
      <TextField
        label={formatMessage(messages.username)}
        value={username}
        autoComplete="off"
        onChange={(text) => type({ username: text })}
      />
      <TextField
        type="password"
        label={formatMessage(messages.password)}
        value={password}
        autoComplete="new-password"
        onChange={(text) => type({ password: text })}
      />
    </fieldset>
  );
}
