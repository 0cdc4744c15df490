/** Lists of servers that others keep and this one follows: each fetched once a day. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  permissionRequests,
  testRequest,
  type Subscription,
} from '@/domain/admin/server/permissions';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
import { selectPermissions } from '@/selectors/admin/permissions';
import { selectRequest } from '@/selectors/engine/requests';
import {
  subscriptionRemoveRequested,
  subscriptionsClosed,
  subscriptionsOpened,
  subscriptionTestRequested,
} from '@/slices/admin/permissions';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { Checkbox } from '@/ui/fields/Checkbox';
import { DeleteIcon, EditIcon, FederationIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import styles from '@/screens/moderation/federation/Federation.module.css';
import { messages, typeNames } from './permissionMessages';
import own from './Permissions.module.css';
import { EditSubscription, SubscriptionForm } from './SubscriptionForm';

export function SubscriptionsTab() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const opened = subscriptionsOpened();
  useWhileMounted('subscriptions', opened, subscriptionsClosed());
  const { subscriptions } = useAppSelector(selectPermissions);
  return (
    <>
      <SubscriptionForm />
      <ShortList
        label={formatMessage(messages.subscriptions)}
        rows={subscriptions}
        idOf={({ id }) => id}
        row={(subscription) => <Row key={subscription.id} subscription={subscription} />}
        request={permissionRequests.subscriptions}
        change={permissionRequests.subscription}
        onReload={() => dispatch(opened)}
        icon={FederationIcon}
      />
    </>
  );
}

function Row({ subscription }: { subscription: Subscription }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const [editing, edit] = useState(false);
  const { id, uri, title } = subscription;
  const { busy } = useAppSelector((state) => selectRequest(state, testRequest(id)));
  const name = title === '' ? uri : title;
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          <bdi>{name}</bdi>
        </div>
        <Facts subscription={subscription} />
      </div>
      <div className={own.buttons} role="group" aria-label={name}>
        <Button
          size="small"
          busy={busy}
          onPress={() => dispatch(subscriptionTestRequested({ id }))}
        >
          {formatMessage(messages.test)}
        </Button>
        <IconButton
          size="small"
          icon={EditIcon}
          label={formatMessage(messages.editOf, { host: name })}
          popup="dialog"
          onPress={() => edit(true)}
        />
        <IconButton
          size="small"
          tone="danger"
          icon={DeleteIcon}
          label={formatMessage(messages.removeOf, { host: name })}
          popup="dialog"
          onPress={() => ask(true)}
        />
      </div>
      {editing && (
        <EditSubscription subscription={subscription} name={name} onClose={() => edit(false)} />
      )}
      {asking && <Removal id={id} name={name} onClose={() => ask(false)} />}
    </li>
  );
}

/** Strangers keep the list, so that its address is no link. */
function Facts({ subscription }: { subscription: Subscription }) {
  const { formatMessage } = useIntl();
  const { id, uri, title, type, format, asDraft, count, fetchedAt, error } = subscription;
  const tested = useAppSelector((state) => selectPermissions(state).tested[id]);
  const { reason } = useAppSelector((state) => selectRequest(state, testRequest(id)));
  const known = tested ?? count;
  return (
    <>
      {title !== '' && <bdi className={styles.comment}>{uri}</bdi>}
      <div className={styles.facts}>
        <span className={styles.severity}>{formatMessage(typeNames[type])}</span>
        <span>{format}</span>
        {asDraft && <span>{formatMessage(messages.drafts)}</span>}
        {fetchedAt !== null && <RelativeTime date={fetchedAt} />}
      </div>
      <div role="status">
        {known !== null && formatMessage(messages.tested, { count: known })}
        {(reason ?? error) !== '' && <p className={styles.comment}>{reason ?? error}</p>}
      </div>
    </>
  );
}

interface RemovalProps {
  id: string;
  name: string;
  onClose: () => void;
}

function Removal({ id, name, onClose }: RemovalProps) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [withRules, setWithRules] = useState(true);
  return (
    <Confirm
      question={formatMessage(messages.removeOf, { host: name })}
      accept={formatMessage(messages.remove)}
      tone="danger"
      onCancel={onClose}
      onAccept={() => {
        onClose();
        dispatch(subscriptionRemoveRequested({ id, withRules }));
      }}
    >
      <Checkbox
        label={formatMessage(messages.withRules)}
        checked={withRules}
        onChange={setWithRules}
      />
    </Confirm>
  );
}
