/** The error messages of the fields. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { RegistrationFault } from '@/domain/session/registration';

export const faultTexts: Record<RegistrationFault, MessageDescriptor> = defineMessages({
  username_required: {
    id: 'registration.validations.username_required',
    defaultMessage: 'cannot be left blank',
  },
  username_reserved: {
    id: 'registration.validations.username_reserved',
    defaultMessage: 'is reserved by this server',
  },
  fullname_required: {
    id: 'registration.validations.fullname_required',
    defaultMessage: 'cannot be left blank',
  },
  email_required: {
    id: 'registration.validations.email_required',
    defaultMessage: 'cannot be left blank',
  },
  email_invalid: {
    id: 'registration.validations.email_invalid',
    defaultMessage: 'must be an e-mail address, like name@example.com',
  },
  password_required: {
    id: 'registration.validations.password_required',
    defaultMessage: 'cannot be left blank',
  },
  password_confirmation_required: {
    id: 'registration.validations.password_confirmation_required',
    defaultMessage: 'cannot be left blank',
  },
  password_confirmation_match: {
    id: 'registration.validations.password_confirmation_match',
    defaultMessage: 'should be the same as password',
  },
  birthday_required: {
    id: 'registration.validations.birthday_required',
    defaultMessage: 'cannot be left blank',
  },
  birthday_min_age: {
    id: 'registration.validations.birthday_min_age',
    defaultMessage: 'must be on or before {date}',
  },
  reason_required: {
    id: 'registration.validations.reason_required',
    defaultMessage: 'cannot be left blank',
  },
  captcha_required: {
    id: 'registration.validations.captcha_required',
    defaultMessage: 'cannot be left blank',
  },
});
