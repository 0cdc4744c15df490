/**
 * Stands in for the own account while there is a token but the server has not said whose. Logging out
 * is possible already.
 */
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { logoutCommandRequested } from '@/slices/session/session';
import { Button } from '@/ui/buttons/Button';
import { accountMessages } from '@/app/layout/accountMessages';
import { CardSkeleton } from './CardSkeleton';
import styles from './UserPanel.module.css';

export function AwaitedPanel() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const logOut = () => dispatch(logoutCommandRequested());
  return (
    <section
      className={styles.panel}
      aria-label={intl.formatMessage(accountMessages.yourAccount)}
      aria-busy
    >
      <CardSkeleton />
      <div className={styles.awaited}>
        <p>
          <FormattedMessage
            id="login.awaited"
            defaultMessage="You'll be logged in as soon as the server responds."
          />
        </p>
        <Button onPress={logOut}>
          <FormattedMessage {...accountMessages.logout} />
        </Button>
      </div>
    </section>
  );
}
