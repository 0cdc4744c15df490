/** The server's rules for a profile, and errors that it is certain to refuse. */
import { isPleromaFamily } from '@/domain/session/serverFamily';
import { defaultInstance, type FieldsLimits, type InstanceConfig } from '@/domain/session/instance';
import type { OwnProfile, PictureKind, ProfileText, ProfileTexts } from './ownProfile';
import { latestBirthday } from '@/domain/session/registration';
import { lengthOf } from '@/domain/composer/textLength';

interface ProfileRules {
  /** Characters; null if the server does not say. */
  nameLength: number | null;
  bioLength: number | null;
  fields: FieldsLimits;
  birthdayRequired: boolean;
  /** The latest valid birthday; null for any. */
  latestBirthday: string | null;
}

/** Mastodon's fixed limits, which it does not report. */
const mastodon = {
  name: 30,
  bio: 500,
  fields: { maxFields: 4, nameLength: 255, valueLength: 255 },
};

export function profileRules(instance: InstanceConfig, now: number): ProfileRules {
  const { family, fieldsLimits, birthdayRequired, birthdayMinAge } = instance;
  const isMastodon = family === 'mastodon';
  const untold = fieldsLimits === defaultInstance.fieldsLimits;
  return {
    nameLength: isMastodon ? mastodon.name : null,
    bioLength: isMastodon ? mastodon.bio : null,
    fields: isMastodon && untold ? mastodon.fields : fieldsLimits,
    birthdayRequired,
    latestBirthday: birthdayRequired ? latestBirthday(birthdayMinAge, now) : null,
  };
}

/** Returns the limit in bytes; null if the server does not say. */
export const pictureLimit = (instance: InstanceConfig, picture: PictureKind): number | null =>
  isPleromaFamily(instance) ? instance.uploadlimit[picture] : null;

/** The target size of pictures if the server names no limit, in bytes. */
export const MODEST_PICTURE = 2_000_000;

/** Pixels per side for good quality everywhere. */
export const RECOMMENDED_AVATAR = 150;

export type TextFault =
  | { kind: 'name_empty' }
  | { kind: 'birthday_required' }
  | { kind: 'birthday_min_age'; latest: string };

export type FieldFault =
  | { kind: 'field_unnamed' }
  | { kind: 'field_name_long' | 'field_value_long'; most: number };

export interface ProfileFaults {
  texts: Partial<Record<ProfileText, TextFault>>;
  /** By the id of the field. */
  fields: Readonly<Record<string, FieldFault>>;
}

export function profileFaults(
  texts: ProfileTexts,
  rules: ProfileRules,
  profile: OwnProfile,
): ProfileFaults {
  // Some servers allow an empty name, which must not block other changes.
  const nameless = texts.name.trim() === '' && profile.name !== '';
  const birthday = profile.offers.birthday ? birthdayFault(texts.birthday, rules) : null;
  return {
    texts: {
      ...(nameless ? { name: { kind: 'name_empty' } } : {}),
      ...(birthday ? { birthday } : {}),
    },
    fields: Object.fromEntries(
      texts.fields.flatMap((field) => {
        const fault = fieldFault(field, rules.fields);
        return fault ? [[field.id, fault]] : [];
      }),
    ),
  };
}

function birthdayFault(birthday: string, rules: ProfileRules): TextFault | null {
  const { birthdayRequired, latestBirthday: latest } = rules;
  if (birthday === '') return birthdayRequired ? { kind: 'birthday_required' } : null;
  return latest !== null && birthday > latest ? { kind: 'birthday_min_age', latest } : null;
}

function fieldFault(
  { name, value }: { name: string; value: string },
  { nameLength, valueLength }: FieldsLimits,
): FieldFault | null {
  // Servers silently drop such a field.
  if (name.trim() === '' && value.trim() !== '') return { kind: 'field_unnamed' };
  if (lengthOf(name) > nameLength) return { kind: 'field_name_long', most: nameLength };
  if (lengthOf(value) > valueLength) return { kind: 'field_value_long', most: valueLength };
  return null;
}

export const hasFaults = ({ texts, fields }: ProfileFaults): boolean =>
  Object.keys(texts).length > 0 || Object.keys(fields).length > 0;
