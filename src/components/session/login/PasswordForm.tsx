/** The form for name and password. After a failure the password is selected, to be retyped. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectLoggingIn } from '@/selectors/session/session';
import { loginRequested } from '@/slices/session/session';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { LoginFailure } from './deferredForms';
import { LoginLinks } from './LoginLinks';
import styles from './LoginForm.module.css';

const messages = defineMessages({
  username: { id: 'login.username', defaultMessage: 'Username' },
  password: { id: 'login.password', defaultMessage: 'Password' },
  form: { id: 'login.login', defaultMessage: 'Log in' },
});

export function PasswordForm() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const lastLoginName = useAppSelector((state) => state.session.lastLoginName);
  const failure = useAppSelector((state) => state.session.failure);
  const busy = useAppSelector(selectLoggingIn);
  const [username, setUsername] = useState(lastLoginName ?? '');
  const [password, setPassword] = useState('');
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!failure) return;
    passwordField.current?.focus();
    passwordField.current?.select();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(loginRequested({ username: username.trim(), password }));
  };

  return (
    <form className={styles.form} aria-label={intl.formatMessage(messages.form)} onSubmit={submit}>
      <TextField
        label={intl.formatMessage(messages.username)}
        value={username}
        onChange={setUsername}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        disabled={busy}
      />
      <TextField
        ref={passwordField}
        label={intl.formatMessage(messages.password)}
        value={password}
        onChange={setPassword}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        disabled={busy}
      />
      <LoginFailure />
      <Button type="submit" tone="primary" wide busy={busy}>
        <FormattedMessage {...messages.form} />
      </Button>
      <LoginLinks />
    </form>
  );
}
