/** Clients that are signed in as this account, and how to throw them out. */
import { useId, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { securityReadings, type OauthSession } from '@/domain/security';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/requests';
import { selectSecurity } from '@/selectors/security';
import { sessionRevocationRequested } from '@/slices/security';
import { Button } from '@/ui/Button';
import { Confirm } from '@/ui/Confirm';
import { Notice } from '@/ui/Notice';
import { ServerWords } from '@/ui/ServerWords';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { ABOVE_SETTINGS } from '../level';
import styles from './Security.module.css';

type Wording = 'question' | 'accept' | 'unnamed';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  question: {
    id: 'settings.revoke_token_confirm',
    defaultMessage: 'Do you really want to log {app} out?',
  },
  accept: { id: 'settings.revoke_token', defaultMessage: 'Log out' },
  unnamed: { id: 'settings.unnamed_app', defaultMessage: 'A client without a name' },
});

export function Sessions() {
  const id = useId();
  const { sessions } = useAppSelector(selectSecurity);
  const { reason } = useAppSelector((state) => selectRequest(state, securityReadings.sessions));
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        <FormattedMessage id="settings.oauth_tokens" defaultMessage="Where you are logged in" />
      </h3>
      <p className={styles.about}>
        <FormattedMessage
          id="settings.oauth_tokens_about"
          defaultMessage="The server does not say which of them is this one."
        />
      </p>
      {sessions === null && reason === null && <Skeleton shape="line" count={3} />}
      {reason !== null && (
        <Notice tone="error">
          <ServerWords text={reason} />
        </Notice>
      )}
      {sessions !== null && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ session: { id, appName, validUntil } }: { session: OauthSession }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [asks, setAsks] = useState(false);
  const key = `${securityReadings.sessions} ${id}`;
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
            <ServerWords text={reason} />
          ) : (
            <FormattedMessage
              id="settings.valid_until"
              defaultMessage="{known, select, yes {until {date, date, long}} other {without an end}}"
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
          level={ABOVE_SETTINGS}
          onAccept={revoke}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}
