/** The forms for e-mail address, password, moving the account and deleting it. */
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import {
  accountDeletionRequested,
  accountMoveRequested,
  emailChangeRequested,
  passwordChangeRequested,
} from '@/slices/settings/security';
import { Button } from '@/ui/buttons/Button';
import { TextField } from '@/ui/fields/TextField';
import { ConfirmForm } from './ConfirmForm';
import { PasswordField } from './PasswordField';
import { securityLabels as words } from './securityLabels';
import { securitySections as sections } from './securitySections';

export function EmailForm() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <ConfirmForm
      form="email"
      section={sections.email}
      submit={<FormattedMessage id="settings.change_email_button" defaultMessage="Change e-mail" />}
      success={
        <FormattedMessage
          id="settings.changed_email"
          defaultMessage="E-mail changed. Your server may ask you to confirm the new address."
        />
      }
      failure={
        <FormattedMessage
          id="settings.change_email_error"
          defaultMessage="There was an issue changing your email."
        />
      }
      disabledReason={password === '' ? intl.formatMessage(words.missing) : null}
      onSubmit={() => dispatch(emailChangeRequested({ email: email.trim(), password }))}
    >
      <TextField
        type="email"
        label={intl.formatMessage(words.email)}
        autoComplete="email"
        value={email}
        onChange={setEmail}
      />
      <PasswordField value={password} onChange={setPassword} />
    </ConfirmForm>
  );
}

export function PasswordForm() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [password, setPassword] = useState('');
  const [newPassword, setNew] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const differs = confirmation !== '' && confirmation !== newPassword;
  const isFilled = password !== '' && newPassword !== '' && confirmation !== '';
  const missing = isFilled ? differs && words.mismatch : words.missing;
  return (
    <ConfirmForm
      form="password"
      section={sections.password}
      about={
        <FormattedMessage
          id="settings.change_password_about"
          defaultMessage="This logs you out of every app, including this one."
        />
      }
      submit={
        <FormattedMessage id="settings.change_password_button" defaultMessage="Change password" />
      }
      failure={
        <FormattedMessage
          id="settings.change_password_error"
          defaultMessage="There was an issue changing your password."
        />
      }
      disabledReason={missing ? intl.formatMessage(missing) : null}
      onSubmit={() => dispatch(passwordChangeRequested({ password, newPassword, confirmation }))}
    >
      <PasswordField value={password} onChange={setPassword} />
      <TextField
        type="password"
        label={intl.formatMessage(words.newPassword)}
        autoComplete="new-password"
        value={newPassword}
        onChange={setNew}
      />
      <TextField
        type="password"
        label={intl.formatMessage(words.confirmation)}
        autoComplete="new-password"
        error={differs && intl.formatMessage(words.mismatch)}
        value={confirmation}
        onChange={setConfirmation}
      />
    </ConfirmForm>
  );
}

export function MoveForm() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [target, setTarget] = useState('');
  const [password, setPassword] = useState('');
  const isReady = target.trim() !== '' && password !== '';
  return (
    <ConfirmForm
      form="move"
      danger
      section={sections.move}
      about={
        <FormattedMessage
          id="settings.move_account_notes"
          defaultMessage="Your followers move to the new account, which must list this one as an alias first. Your posts stay here."
        />
      }
      submit={<FormattedMessage id="settings.move_account_button" defaultMessage="Move account" />}
      success={
        <FormattedMessage
          id="settings.moved_account"
          defaultMessage="Your account is being moved"
        />
      }
      failure={
        <FormattedMessage id="settings.move_account_error" defaultMessage="Error moving account" />
      }
      disabledReason={isReady ? null : intl.formatMessage(words.missing)}
      onSubmit={() => dispatch(accountMoveRequested({ password, target: handleOf(target) }))}
    >
      <TextField
        label={intl.formatMessage(words.target)}
        autoCapitalize="none"
        spellCheck={false}
        value={target}
        onChange={setTarget}
      />
      <PasswordField value={password} onChange={setPassword} />
    </ConfirmForm>
  );
}

/** Takes a handle with or without the leading `@`. */
export const handleOf = (typed: string): string => typed.trim().replace(/^@/, '');

export function DeletionForm() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [meant, setMeant] = useState(false);
  const [password, setPassword] = useState('');
  return (
    <ConfirmForm
      form="deletion"
      danger
      section={sections.deletion}
      about={
        <FormattedMessage
          id="settings.delete_account_description"
          defaultMessage="This permanently deletes your account and everything you've posted. Nobody will be able to use your username here again."
        />
      }
      submit={
        <FormattedMessage
          id="settings.delete_account_button"
          defaultMessage="Delete account permanently"
        />
      }
      failure={
        <FormattedMessage
          id="settings.delete_account_error"
          defaultMessage="There was an issue deleting your account..."
        />
      }
      disabledReason={meant && password !== '' ? null : intl.formatMessage(words.missing)}
      onSubmit={() => dispatch(accountDeletionRequested({ password }))}
    >
      {meant ? (
        <PasswordField value={password} onChange={setPassword} />
      ) : (
        <div>
          <Button onPress={() => setMeant(true)}>
            <FormattedMessage
              id="settings.delete_account_begin"
              defaultMessage="Delete my account"
            />
          </Button>
        </div>
      )}
    </ConfirmForm>
  );
}
