/** A registered application. Its secret is fetched only when staff asks to see it. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { draftOf, OAUTH_SECRET, partsOf, type OauthApp } from '@/domain/admin/server/oauthApps';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectOauthApps } from '@/selectors/admin/oauthApps';
import { selectRequest } from '@/selectors/engine/requests';
import {
  oauthAppRemoveRequested,
  oauthAppWritten,
  oauthSecretHidden,
  oauthSecretRequested,
} from '@/slices/admin/oauthApps';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { DeleteIcon, EditIcon } from '@/ui/icons/icons';
import { ServerMessage } from '@/ui/text/ServerMessage';
import styles from '@/screens/moderation/server/Server.module.css';
import own from './Applications.module.css';
import { messages } from './applicationMessages';

export function ApplicationRow({ app }: { app: OauthApp }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [asking, ask] = useState(false);
  const { id, name } = app;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          {name}
        </h2>
        <Facts app={app} />
        <Secret app={app} />
      </div>
      <div className={styles.actions} role="group" aria-label={name}>
        <IconButton
          size="small"
          label={formatMessage(messages.edit)}
          icon={EditIcon}
          onPress={() => dispatch(oauthAppWritten({ draft: draftOf(app) }))}
        />
        <IconButton
          size="small"
          tone="danger"
          label={formatMessage(messages.delete)}
          icon={DeleteIcon}
          popup="dialog"
          onPress={() => ask(true)}
        />
      </div>
      {asking && (
        <Confirm
          question={formatMessage(messages.reallyDelete, { name })}
          accept={formatMessage(messages.delete)}
          tone="danger"
          onAccept={() => {
            ask(false);
            dispatch(oauthAppRemoveRequested({ id }));
          }}
          onCancel={() => ask(false)}
        >
          {formatMessage(messages.consequence)}
        </Confirm>
      )}
    </li>
  );
}

function Facts({ app: { clientId, redirectUris, scopes, website, trusted } }: { app: OauthApp }) {
  const { formatMessage } = useIntl();
  return (
    <>
      {trusted && <p className={own.mark}>{formatMessage(messages.trusted)}</p>}
      <dl className={own.facts}>
        <dt>{formatMessage(messages.clientId)}</dt>
        <dd>
          <code>{clientId}</code>
        </dd>
        {website !== '' && (
          <>
            <dt>{formatMessage(messages.website)}</dt>
            <dd dir="ltr">{website}</dd>
          </>
        )}
        <dt>{formatMessage(messages.redirects)}</dt>
        {partsOf(redirectUris).map((uri) => (
          <dd key={uri} dir="ltr">
            {uri}
          </dd>
        ))}
        {scopes !== null && (
          <>
            <dt>{formatMessage(messages.scopes)}</dt>
            <dd dir="ltr">{scopes.join(' ')}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function Secret({ app: { id, name } }: { app: OauthApp }) {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const [asked, ask] = useState(false);
  const { revealed } = useAppSelector(selectOauthApps);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, OAUTH_SECRET));
  const secret = revealed?.id === id ? revealed.clientSecret : null;
  return (
    <div className={own.secret} role="group" aria-label={name}>
      <Button
        size="small"
        busy={busy && asked}
        onPress={() => {
          ask(secret === null);
          dispatch(secret === null ? oauthSecretRequested({ id }) : oauthSecretHidden());
        }}
      >
        {formatMessage(secret === null ? messages.showSecret : messages.hideSecret)}
      </Button>
      <span role="status">
        {secret !== null && <code>{secret}</code>}
        {asked && reason !== null && <ServerMessage text={reason} />}
      </span>
    </div>
  );
}
