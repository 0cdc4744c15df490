/** The labels of the fields in the security forms. */
import { defineMessages } from 'react-intl';

export const securityLabels = defineMessages({
  password: { id: 'settings.current_password', defaultMessage: 'Current password' },
  newPassword: { id: 'settings.new_password', defaultMessage: 'New password' },
  confirmation: { id: 'settings.confirm_new_password', defaultMessage: 'Confirm new password' },
  mismatch: {
    id: 'settings.new_password_mismatch',
    defaultMessage: "The passwords don't match",
  },
  email: { id: 'settings.new_email', defaultMessage: 'New e-mail address' },
  target: {
    id: 'settings.move_account_target',
    defaultMessage: 'New account (finch@reed.example)',
  },
  alias: { id: 'settings.new_alias_target', defaultMessage: 'Old account (finch@reed.example)' },
  code: { id: 'settings.mfa.code', defaultMessage: 'Code from your authenticator app' },
  missing: { id: 'settings.fill_in_first', defaultMessage: 'Fill in all fields first' },
});
