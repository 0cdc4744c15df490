/** The display name and the bio, with the same autocompletion as posts. */
import { useRef } from 'react';
import { defineMessages, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import { CompletionTextArea } from '@/components/composer/completions/CompletionTextArea';
import { CompletionTextField } from '@/components/composer/completions/CompletionTextField';
import { lengthOf } from '@/domain/composer/textLength';
import { profileSections as sections } from './profileSections';
import { useEdit, useProfileRules, useTextFault, type ProfileGiven } from './useProfileForm';

const messages: Record<'left', MessageDescriptor> = defineMessages({
  left: {
    id: 'post_status.characters_left',
    defaultMessage: '{left, plural, one {# character left} other {# characters left}}',
  },
});

const OF_NAMES = [':'] as const;
const OF_BIOS = ['@', ':'] as const;

export function NameAndBio({ given }: { given: ProfileGiven }) {
  const intl = useIntl();
  const edit = useEdit();
  const name = useRef<HTMLInputElement>(null);
  const bio = useRef<HTMLTextAreaElement>(null);
  const { nameLength, bioLength } = useProfileRules();
  const nameFault = useTextFault(given, 'name');
  const bioFault = useTextFault(given, 'bio');
  const { texts } = given;
  return (
    <>
      <div data-setting={sections.name.id}>
        <CompletionTextField
          field={name}
          triggers={OF_NAMES}
          label={intl.formatMessage(sections.name.title)}
          value={texts.name}
          hint={leftOf(intl, texts.name, nameLength)}
          error={nameFault}
          required
          onChange={(value) => edit({ name: value })}
        />
      </div>
      <div data-setting={sections.bio.id}>
        <CompletionTextArea
          field={bio}
          triggers={OF_BIOS}
          label={intl.formatMessage(sections.bio.title)}
          rows={4}
          maxRows={16}
          value={texts.bio}
          hint={leftOf(intl, texts.bio, bioLength)}
          error={bioFault}
          onChange={(value) => edit({ bio: value })}
        />
      </div>
    </>
  );
}

const leftOf = (intl: IntlShape, text: string, most: number | null): string | null =>
  most === null ? null : intl.formatMessage(messages.left, { left: most - lengthOf(text) });
