/** The error messages of the profile editor. */
import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { FieldFault, TextFault } from '@/domain/settings/profileRules';
import type { ProfileFault } from '@/slices/settings/profileEditor';
import { fileSizeParts } from '@/ui/text/FileSize';

type Wording =
  | 'name'
  | 'birthdayRequired'
  | 'birthdayMinAge'
  | 'unnamed'
  | 'nameLong'
  | 'valueLong'
  | 'noPicture'
  | 'uncroppable'
  | 'tooLarge'
  | 'server';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  name: { id: 'settings.name_empty', defaultMessage: 'Enter a display name' },
  birthdayRequired: {
    id: 'registration.validations.birthday_required',
    defaultMessage: 'cannot be left blank',
  },
  birthdayMinAge: {
    id: 'registration.validations.birthday_min_age',
    defaultMessage: 'must be on or before {date}',
  },
  unnamed: {
    id: 'settings.profile_fields.unnamed',
    defaultMessage: 'Add a label, or the server will drop this field',
  },
  nameLong: {
    id: 'settings.profile_fields.name_long',
    defaultMessage:
      'The label can be up to {most, plural, one {# character} other {# characters}} long',
  },
  valueLong: {
    id: 'settings.profile_fields.value_long',
    defaultMessage:
      'The content can be up to {most, plural, one {# character} other {# characters}} long',
  },
  noPicture: {
    id: 'settings.no_picture',
    defaultMessage: "Your browser can't open this file as a picture",
  },
  uncroppable: {
    id: 'settings.uncroppable_picture',
    defaultMessage: "Couldn't crop this picture",
  },
  tooLarge: {
    id: 'settings.picture_too_large',
    defaultMessage: 'This picture is {size}, but your server allows up to {most}',
  },
  server: { id: 'settings.server_says', defaultMessage: 'The server says: {reason}' },
});

export const sizeText = (intl: IntlShape, bytes: number): string => {
  const { amount, unit } = fileSizeParts(intl, bytes);
  return `${amount} ${unit}`;
};

export function profileTextFault(intl: IntlShape, fault: TextFault): string {
  switch (fault.kind) {
    case 'name_empty':
      return intl.formatMessage(messages.name);
    case 'birthday_required':
      return intl.formatMessage(messages.birthdayRequired);
    case 'birthday_min_age':
      return intl.formatMessage(messages.birthdayMinAge, {
        // A calendar day, not a moment in some time zone.
        date: intl.formatDate(fault.latest, { dateStyle: 'long', timeZone: 'UTC' }),
      });
  }
}

export function profileFieldFault(intl: IntlShape, fault: FieldFault): string {
  switch (fault.kind) {
    case 'field_unnamed':
      return intl.formatMessage(messages.unnamed);
    case 'field_name_long':
      return intl.formatMessage(messages.nameLong, { most: fault.most });
    case 'field_value_long':
      return intl.formatMessage(messages.valueLong, { most: fault.most });
  }
}

export function profileFaultTexts(intl: IntlShape, fault: ProfileFault): string {
  switch (fault.kind) {
    case 'server':
      return intl.formatMessage(messages.server, { reason: fault.text });
    case 'no_picture':
      return intl.formatMessage(messages.noPicture);
    case 'uncroppable':
      return intl.formatMessage(messages.uncroppable);
    case 'too_large':
      return intl.formatMessage(messages.tooLarge, {
        size: sizeText(intl, fault.size),
        most: sizeText(intl, fault.most),
      });
  }
}
