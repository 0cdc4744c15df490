/** Shown when the account was created but is not active yet, with the server's message. */
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { HomeLink } from '@/components/session/navigation/HomeLink';
import { pathTo } from '@/domain/session/routes';
import { useAppSelector } from '@/hooks/store';
import { selectRegistration } from '@/selectors/session/registration';
import { Link } from '@/ui/buttons/Link';
import { Notice } from '@/ui/feedback/Notice';
import styles from './RegistrationScreen.module.css';

export function RequestSent() {
  const message = useAppSelector((state) => selectRegistration(state).message);
  const box = useRef<HTMLDivElement>(null);
  // The focused form is gone, so the focus moves here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={styles.sent} tabIndex={-1}>
      <Notice tone="success">
        {message ?? (
          <FormattedMessage
            id="registration.request_sent"
            defaultMessage="Account created. You may need to confirm it first: check your e-mail, then log in."
          />
        )}
      </Notice>
      <p className={styles.links}>
        <Link to={pathTo('login')}>
          <FormattedMessage id="login.login" defaultMessage="Log in" />
        </Link>
        <HomeLink />
      </p>
    </div>
  );
}
