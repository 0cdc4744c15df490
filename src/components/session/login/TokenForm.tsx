/** The button that leads to the server's own login page (OAuth, authorization code). */
import { FormattedMessage } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectLoggingIn } from '@/selectors/session/session';
import { tokenLoginRequested } from '@/slices/session/session';
import { Button } from '@/ui/buttons/Button';
import { LoginFailure } from './deferredForms';
import { LoginLinks } from './LoginLinks';
import styles from './LoginForm.module.css';

export function TokenForm() {
  const dispatch = useAppDispatch();
  const name = useInstance('name');
  const busy = useAppSelector(selectLoggingIn);
  return (
    <div className={styles.form}>
      <p className={styles.hint}>
        <FormattedMessage
          id="login.on_server"
          defaultMessage="You'll log in on {instance}, then come back here."
          values={{ instance: <bdi>{name}</bdi> }}
        />
      </p>
      <LoginFailure />
      <Button tone="primary" wide busy={busy} onPress={() => dispatch(tokenLoginRequested())}>
        <FormattedMessage id="login.login" defaultMessage="Log in" />
      </Button>
      <LoginLinks />
    </div>
  );
}
