/** The type of the account, its role and birthday, and the languages of e-mails. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { LanguageChoices } from '@/components/session/language/LanguageChoices';
import type { ActorType } from '@/domain/people/user';
import { useCan } from '@/hooks/useCan';
import { Checkbox } from '@/ui/fields/Checkbox';
import { Select } from '@/ui/fields/Select';
import { TextField } from '@/ui/fields/TextField';
import { profileSections } from './profileSections';
import {
  useEdit,
  useProfileRules,
  useServerFault,
  useTextFault,
  type ProfileGiven,
} from './useProfileForm';

const messages = defineMessages({
  actorTypeHint: {
    id: 'settings.actor_type_description',
    defaultMessage: 'Groups repeat posts their members mention them in. Bots are labelled as bots.',
  },
  showRole: { id: 'settings.show_role', defaultMessage: 'Show my role on my profile' },
  birthday: { id: 'settings.birthday.label', defaultMessage: 'Birthday' },
  showBirthday: {
    id: 'settings.birthday.show_birthday',
    defaultMessage: 'Show my birthday on my profile',
  },
  languages: {
    id: 'settings.email_language_hint',
    defaultMessage: "Your server doesn't say which language is set now.",
  },
});

const kinds: Record<ActorType, MessageDescriptor> = defineMessages({
  Person: { id: 'settings.actor_type_Person', defaultMessage: 'Person' },
  Service: { id: 'settings.actor_type_Service', defaultMessage: 'Bot' },
  Group: { id: 'settings.actor_type_Group', defaultMessage: 'Group' },
});

export function AccountDetails({ given }: { given: ProfileGiven }) {
  const intl = useIntl();
  const edit = useEdit();
  const { texts, profile } = given;
  const { offers } = profile;
  const types = useActorTypes(given);
  const typeFault = useServerFault('actorType');
  const languages = texts.languages.length > 0 ? texts.languages : [''];
  return (
    <>
      <div data-setting={profileSections.actorType.id}>
        <Select
          label={intl.formatMessage(profileSections.actorType.title)}
          hint={types.includes('Group') ? intl.formatMessage(messages.actorTypeHint) : undefined}
          error={typeFault}
          options={types.map((type) => ({ value: type, label: intl.formatMessage(kinds[type]) }))}
          value={texts.actorType}
          onChange={(actorType) => edit({ actorType })}
        />
      </div>
      {offers.role && (
        <Checkbox
          label={intl.formatMessage(messages.showRole)}
          checked={texts.showsRole}
          onChange={(showsRole) => edit({ showsRole })}
        />
      )}
      {offers.birthday && <Birthday given={given} />}
      {offers.languages && (
        <LanguageChoices
          chosen={languages}
          hint={profile.languages.length > 0 ? undefined : intl.formatMessage(messages.languages)}
          onChoose={(chosen) => edit({ languages: chosen })}
        />
      )}
    </>
  );
}

/** Groups are offered only where supported; an existing group stays one. */
function useActorTypes({ profile: { actorType, offers } }: ProfileGiven): ActorType[] {
  const groups = useCan('groupActors') && offers.actorTypes;
  const types: ActorType[] = ['Person', 'Service'];
  return groups || actorType === 'Group' ? [...types, 'Group'] : types;
}

function Birthday({ given }: { given: ProfileGiven }) {
  const intl = useIntl();
  const edit = useEdit();
  const { latestBirthday, birthdayRequired } = useProfileRules();
  const fault = useTextFault(given, 'birthday');
  const { birthday, showsBirthday } = given.texts;
  return (
    <>
      <TextField
        type="date"
        label={intl.formatMessage(messages.birthday)}
        autoComplete="bday"
        max={latestBirthday ?? undefined}
        required={birthdayRequired}
        value={birthday}
        error={fault}
        onChange={(value) => edit({ birthday: value })}
      />
      <Checkbox
        label={intl.formatMessage(messages.showBirthday)}
        checked={showsBirthday}
        onChange={(shows) => edit({ showsBirthday: shows })}
      />
    </>
  );
}
