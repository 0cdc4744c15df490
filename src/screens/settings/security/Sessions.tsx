/** The clients that are signed in to this account, with buttons to revoke them. */
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { securityRequests, type OauthSession } from '@/domain/settings/security';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { selectSecurity } from '@/selectors/settings/security';
import { sessionRevocationRequested } from '@/slices/settings/security';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { Notice } from '@/ui/feedback/Notice';
import { ServerMessage } from '@/ui/text/ServerMessage';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { SettingsPart } from '@/screens/settings/rows/SettingsPart';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import { securitySections } from './securitySections';
import styles from './Security.module.css';

type Wording = 'question' | 'accept' | 'unnamed';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  question: {
    id: 'settings.revoke_token_confirm',
    defaultMessage: 'Log {app} out?',
  },
  accept: { id: 'settings.revoke_token', defaultMessage: 'Log out' },
  unnamed: { id: 'settings.unnamed_app', defaultMessage: 'Unnamed app' },
});

export function Sessions() {
  const { sessions } = useAppSelector(selectSecurity);
  const { reason } = useAppSelector((state) => selectRequest(state, securityRequests.sessions));
  return (
    <SettingsPart section={securitySections.sessions}>
      <p className={styles.about}>
        <FormattedMessage
          id="settings.oauth_tokens_about"
          defaultMessage="This browser is one of them, but your server doesn't say which."
        />
      </p>
      {sessions === null && reason === null && <Skeleton shape="line" count={3} />}
      {reason !== null && (
        <Notice tone="error">
          <ServerMessage text={reason} />
        </Notice>
      )}
      {sessions !== null && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
    </SettingsPart>
  );
}

function Row({ session: { id, appName, validUntil } }: { session: OauthSession }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const key = `${securityRequests.sessions} ${id}`;
  const { busy, reason } = useAppSelector((state) => selectRequest(state, key));
  const app = appName || intl.formatMessage(messages.unnamed);
  const revoke = () => {
    setAsks(false);
    dispatch(sessionRevocationRequested({ sessionId: id }));
  };
  return (
    <li className={styles.row}>
      <span>
        <bdi>{app}</bdi>
        <br />
        <span className={styles.faint}>
          {reason !== null && !busy ? (
            <ServerMessage text={reason} />
          ) : (
            <FormattedMessage
              id="settings.valid_until"
              defaultMessage="{known, select, yes {Expires {date, date, long}} other {Doesn't expire}}"
              values={{
                known: validUntil ? 'yes' : 'no',
                date: validUntil ? new Date(validUntil) : 0,
              }}
            />
          )}
        </span>
      </span>
      <Button size="small" busy={busy} onPress={() => setAsks(true)}>
        {intl.formatMessage(messages.accept)} <VisuallyHidden>{app}</VisuallyHidden>
      </Button>
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question, { app })}
          accept={intl.formatMessage(messages.accept)}
          tone="danger"
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={revoke}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}
