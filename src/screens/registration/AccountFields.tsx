/** User name, e-mail address and other details that the server asks for. */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { RegistrationText } from '@/domain/session/registration';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectRegistration } from '@/selectors/session/registration';
import { registrationTyped } from '@/slices/session/registration';
import { TextArea } from '@/ui/fields/TextArea';
import { TextField } from '@/ui/fields/TextField';
import type { RegistrationFormPart } from './registrationFormPart';

const messages = defineMessages({
  username: { id: 'registration.username', defaultMessage: 'Username' },
  fullname: { id: 'registration.fullname', defaultMessage: 'Display name' },
  email: { id: 'registration.email', defaultMessage: 'E-mail' },
  emailOptional: { id: 'registration.email_optional', defaultMessage: 'E-mail (optional)' },
  bio: { id: 'registration.bio_optional', defaultMessage: 'Bio (optional)' },
  birthday: { id: 'registration.birthday', defaultMessage: 'Birthday' },
  birthdayOptional: { id: 'registration.birthday_optional', defaultMessage: 'Birthday (optional)' },
  reason: { id: 'registration.reason', defaultMessage: 'Why do you want to join?' },
  reasonHint: {
    id: 'registration.reason_hint',
    defaultMessage: 'Moderators read this before approving your account.',
  },
});

export function AccountFields({
  part,
  busy,
  rules,
  errorOf,
  touch,
}: RegistrationFormPart & { part: 'who' | 'more' }) {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const host = useInstance('server').replace(/^https?:\/\//, '');
  const { form } = useAppSelector(selectRegistration);

  const control = (field: RegistrationText) => ({
    name: field,
    value: form[field],
    error: errorOf(field),
    disabled: busy,
    onBlur: () => touch(field),
    onChange: (value: string) => {
      dispatch(registrationTyped({ field, value }));
      if (value === '') touch(field);
    },
  });

  const name = form.username.trim();
  if (part === 'who') {
    return (
      <>
        <TextField
          {...control('username')}
          label={intl.formatMessage(messages.username)}
          hint={
            name !== '' && (
              <FormattedMessage
                id="registration.username_hint"
                defaultMessage="Your handle will be {handle}"
                values={{ handle: <bdi>{`@${name}@${host}`}</bdi> }}
              />
            )
          }
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        {rules.offers.fullname && (
          <TextField
            {...control('fullname')}
            label={intl.formatMessage(messages.fullname)}
            autoComplete="name"
            required
          />
        )}
        <TextField
          {...control('email')}
          label={intl.formatMessage(rules.emailRequired ? messages.email : messages.emailOptional)}
          type="email"
          autoComplete="email"
          required={rules.emailRequired}
        />
      </>
    );
  }
  return (
    <>
      {rules.offers.bio && (
        <TextArea
          {...control('bio')}
          label={intl.formatMessage(messages.bio)}
          rows={3}
          maxRows={10}
        />
      )}
      {rules.offers.birthday && (
        <TextField
          {...control('birthday')}
          label={intl.formatMessage(
            rules.birthdayRequired ? messages.birthday : messages.birthdayOptional,
          )}
          type="date"
          autoComplete="bday"
          max={rules.latestBirthday ?? undefined}
          required={rules.birthdayRequired}
        />
      )}
      {rules.reasonRequired && (
        <TextArea
          {...control('reason')}
          label={intl.formatMessage(messages.reason)}
          hint={intl.formatMessage(messages.reasonHint)}
          rows={3}
          maxRows={10}
          required
        />
      )}
    </>
  );
}
