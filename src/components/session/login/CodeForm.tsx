/** The second factor of the login: a code of the authenticator app, or a recovery code. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectLoggingIn } from '@/selectors/session/session';
import { codeSubmitted, loginCancelled, strategyChosen } from '@/slices/session/session';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { LoginFailureAlert } from './LoginFailureAlert';
import styles from './LoginForm.module.css';

const messages = defineMessages({
  totp: { id: 'login.two_factor_code', defaultMessage: 'Two-factor code' },
  recovery: { id: 'login.recovery_code', defaultMessage: 'Recovery code' },
  totpHeading: { id: 'login.heading.totp', defaultMessage: 'Two-factor authentication' },
  recoveryHeading: { id: 'login.heading.recovery', defaultMessage: 'Two-factor recovery' },
  toRecovery: {
    id: 'login.enter_recovery_code',
    defaultMessage: 'Enter recovery code instead',
  },
  toTotp: {
    id: 'login.enter_two_factor_code',
    defaultMessage: 'Enter two-factor code instead',
  },
});

export function CodeForm({ kind }: { kind: 'totp' | 'recovery' }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const failure = useAppSelector((state) => state.session.failure);
  const busy = useAppSelector(selectLoggingIn);
  const [code, setCode] = useState('');
  const [seenFailure, setSeenFailure] = useState(failure);
  const field = useRef<HTMLInputElement>(null);

  // A refused code cannot be used again: clears the field.
  if (failure !== seenFailure) {
    setSeenFailure(failure);
    if (failure) setCode('');
  }

  useEffect(() => {
    field.current?.focus();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(codeSubmitted({ code: code.trim() }));
  };
  const totp = kind === 'totp';
  const heading = totp ? messages.totpHeading : messages.recoveryHeading;

  return (
    <form className={styles.form} aria-label={intl.formatMessage(heading)} onSubmit={submit}>
      <h2 className={styles.heading}>
        <FormattedMessage {...heading} />
      </h2>
      <TextField
        ref={field}
        label={intl.formatMessage(totp ? messages.totp : messages.recovery)}
        value={code}
        onChange={setCode}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        inputMode={totp ? 'numeric' : 'text'}
        spellCheck={false}
        required
        disabled={busy}
      />
      <LoginFailureAlert />
      <Button type="submit" tone="primary" wide busy={busy}>
        <FormattedMessage id="general.verify" defaultMessage="Verify" />
      </Button>
      <div className={styles.links}>
        <Button
          tone="quiet"
          size="small"
          onPress={() => dispatch(strategyChosen(totp ? 'recovery' : 'totp'))}
        >
          <FormattedMessage {...(totp ? messages.toRecovery : messages.toTotp)} />
        </Button>
        <Button tone="quiet" size="small" onPress={() => dispatch(loginCancelled())}>
          <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
        </Button>
      </div>
    </form>
  );
}
