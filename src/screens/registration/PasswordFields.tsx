/** The password, twice. It stays in these fields until the form is sent. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { passwordTyped } from '@/slices/session/registration';
import { TextField } from '@/ui/fields/TextField';
import type { RegistrationFormPart } from './registrationFormPart';

const messages = defineMessages({
  password: { id: 'registration.password', defaultMessage: 'Password' },
  confirm: { id: 'registration.password_confirm', defaultMessage: 'Confirm password' },
});

interface Props extends RegistrationFormPart {
  password: string;
  confirm: string;
  onPassword: (password: string) => void;
  onConfirm: (confirm: string) => void;
}

export function PasswordFields({
  password,
  confirm,
  onPassword,
  onConfirm,
  busy,
  errorOf,
  touch,
}: Props) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const control = (
    field: 'password' | 'confirm',
    value: string,
    change: (value: string) => void,
  ) => ({
    name: field,
    value,
    type: 'password' as const,
    autoComplete: 'new-password',
    error: errorOf(field),
    required: true,
    disabled: busy,
    onBlur: () => touch(field),
    onChange: (typed: string) => {
      change(typed);
      dispatch(passwordTyped());
      if (typed === '') touch(field);
    },
  });
  return (
    <>
      <TextField
        {...control('password', password, onPassword)}
        label={intl.formatMessage(messages.password)}
      />
      <TextField
        {...control('confirm', confirm, onConfirm)}
        label={intl.formatMessage(messages.confirm)}
      />
    </>
  );
}
