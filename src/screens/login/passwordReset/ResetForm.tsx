/** The form for the e-mail address of the account. */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPasswordReset } from '@/selectors/session/passwordReset';
import { selectRequest } from '@/selectors/engine/requests';
import {
  passwordResetErrorDismissed,
  passwordResetRequested,
} from '@/slices/session/passwordReset';
import { Button } from '@/ui/buttons/Button';
import { Notice } from '@/ui/feedback/Notice';
import { TextField } from '@/ui/fields/TextField';
import styles from './PasswordResetScreen.module.css';

const messages = defineMessages({
  form: { id: 'password_reset.password_reset', defaultMessage: 'Password reset' },
  email: { id: 'password_reset.email', defaultMessage: 'E-mail' },
  placeholder: { id: 'password_reset.placeholder', defaultMessage: 'Your e-mail address' },
});

export function ResetForm() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { outcome } = useAppSelector(selectPasswordReset);
  const { busy } = useAppSelector((state) => selectRequest(state, 'password-reset'));
  const [email, setEmail] = useState('');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    dispatch(passwordResetRequested({ email: email.trim() }));
  };
  const dismiss = () => dispatch(passwordResetErrorDismissed());

  return (
    <form className={styles.form} aria-label={intl.formatMessage(messages.form)} onSubmit={submit}>
      <p className={styles.instruction}>
        <FormattedMessage
          id="password_reset.instruction"
          defaultMessage="Enter your account's e-mail address to get a link for setting a new password."
        />
      </p>
      <TextField
        label={intl.formatMessage(messages.email)}
        placeholder={intl.formatMessage(messages.placeholder)}
        value={email}
        onChange={setEmail}
        type="email"
        name="email"
        autoComplete="email"
        required
        disabled={busy}
      />
      {outcome === 'throttled' && (
        <Notice tone="error" onDismiss={dismiss}>
          <FormattedMessage
            id="password_reset.too_many_requests"
            defaultMessage="You have reached the limit of attempts, try again later."
          />
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice tone="error" onDismiss={dismiss}>
          <FormattedMessage id="general.generic_error" defaultMessage="An error occured" />
        </Notice>
      )}
      <Button type="submit" tone="primary" wide busy={busy}>
        <FormattedMessage id="general.submit" defaultMessage="Submit" />
      </Button>
    </form>
  );
}
