/** A short list with a form for one more: relays, mail providers, or addresses. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  listChangeRequest,
  listRequest,
  type ListedName,
  type ServerListKind,
} from '@/domain/admin/serverLists';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { ShortList } from '@/screens/moderation/list/ShortList';
import { selectServerList } from '@/selectors/admin/serverLists';
import { selectRequest } from '@/selectors/engine/requests';
import {
  nameRemoveRequested,
  serverListClosed,
  serverListOpened,
} from '@/slices/admin/serverLists';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { DeleteIcon, EditIcon, FederationIcon } from '@/ui/icons/icons';
import { RelativeTime } from '@/ui/text/RelativeTime';
import { addressMeasures, messages } from './federationMessages';
import { EditAddress } from './EditAddress';
import { NameForm } from './NameForm';
import styles from './Federation.module.css';

export function NamesTab({ kind }: { kind: ServerListKind }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted(kind, serverListOpened({ kind }), serverListClosed({ kind }));
  const names = useAppSelector((state) => selectServerList(state, kind));
  const { busy } = useAppSelector((state) => selectRequest(state, listChangeRequest(kind)));
  return (
    <>
      <NameForm kind={kind} busy={busy} />
      <ShortList
        label={intl.formatMessage(messages[kind])}
        rows={names}
        idOf={({ id }) => id}
        row={(name) => <NameRow key={name.id} kind={kind} name={name} busy={busy} />}
        request={listRequest(kind)}
        change={listChangeRequest(kind)}
        onReload={() => dispatch(serverListOpened({ kind }))}
        icon={FederationIcon}
      />
    </>
  );
}

interface RowProps {
  kind: ServerListKind;
  name: ListedName;
  busy: boolean;
}

function NameRow({ kind, name, busy }: RowProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const [editing, edit] = useState(false);
  const isRelay = kind === 'relays';
  const question = intl.formatMessage(messages.removeOf, { host: name.name });
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.name}>
          <bdi>{name.name}</bdi>
        </div>
        <Facts name={name} />
        {name.comment !== '' && (
          <p className={styles.comment} dir="auto">
            {name.comment}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        {kind === 'addresses' && (
          <IconButton
            size="small"
            icon={EditIcon}
            label={intl.formatMessage(messages.editOf, { host: name.name })}
            busy={busy}
            onPress={() => edit(true)}
          />
        )}
        {isRelay ? (
          <Button size="small" busy={busy} onPress={() => ask(true)}>
            {intl.formatMessage(messages.unfollow)}
          </Button>
        ) : (
          <IconButton
            size="small"
            tone="danger"
            icon={DeleteIcon}
            label={intl.formatMessage(messages.removeOf, { host: name.name })}
            busy={busy}
            onPress={() => ask(true)}
          />
        )}
      </div>
      {editing && <EditAddress address={name} onClose={() => edit(false)} />}
      {asking && (
        <Confirm
          question={question}
          accept={intl.formatMessage(isRelay ? messages.unfollow : messages.remove)}
          tone="danger"
          onCancel={() => ask(false)}
          onAccept={() => {
            dispatch(nameRemoveRequested({ kind, id: name.id }));
            ask(false);
          }}
        />
      )}
    </li>
  );
}

function Facts({
  name: { followsBack, attempts, severity, since, expiresAt },
}: {
  name: ListedName;
}) {
  const intl = useIntl();
  return (
    <div className={styles.facts}>
      {severity !== null && (
        <span className={styles.severity}>{intl.formatMessage(addressMeasures[severity])}</span>
      )}
      {followsBack !== null &&
        (followsBack ? (
          <FormattedMessage id="federation.relay_back" defaultMessage="Connected" />
        ) : (
          <FormattedMessage id="federation.relay_waits" defaultMessage="Hasn't followed back yet" />
        ))}
      {attempts !== null && (
        <FormattedMessage
          id="federation.attempts"
          defaultMessage="Sign-up attempts this week: {attempts, number}"
          values={{ attempts }}
        />
      )}
      {since !== null && <RelativeTime date={since} />}
      {expiresAt !== null && (
        <FormattedMessage
          id="settings.filter_until"
          defaultMessage="expires {when}"
          values={{ when: <RelativeTime date={expiresAt} form="long" /> }}
        />
      )}
    </div>
  );
}
