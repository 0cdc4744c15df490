/** Links for visitors without a working password: password reset and sign-up. */
import { FormattedMessage } from 'react-intl';
import { pathTo } from '@/domain/session/routes';
import { useInstance } from '@/hooks/useInstance';
import { Link } from '@/ui/buttons/Link';
import styles from './LoginForm.module.css';

export function LoginLinks() {
  const registrationOpen = useInstance('registrationOpen');
  const mailerEnabled = useInstance('mailerEnabled');
  if (!registrationOpen && !mailerEnabled) return null;
  return (
    <div className={styles.links}>
      {mailerEnabled && (
        <Link to={pathTo('password-reset')}>
          <FormattedMessage
            id="password_reset.forgot_password"
            defaultMessage="Forgotten password?"
          />
        </Link>
      )}
      {registrationOpen && (
        <Link to={pathTo('registration')}>
          <FormattedMessage id="login.register" defaultMessage="Sign up" />
        </Link>
      )}
    </div>
  );
}
