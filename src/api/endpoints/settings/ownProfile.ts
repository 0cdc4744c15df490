/**
 * Reads the own profile as it was written, changes it, and finds the field that a refusal is about.
 */
import { decodeOwnProfile, type OwnProfileAnswer } from '@/api/decode/settings/ownProfile';
import { fieldsOf, isRecord, listOf, textOf } from '@/api/decode/engine/read';
import type { Fields } from '@/api/encoding';
import { ApiError } from '@/api/errors';
import type { Connection, RequestOptions } from '@/api/http';
import {
  descriptionOf,
  describes,
  filledFields,
  type OwnProfile,
  type PictureKind,
  type ProfileEdits,
  type ProfilePart,
  type ProfileText,
} from '@/domain/settings/ownProfile';
import { requestOne } from '@/api/endpoints/engine/answers';
import { bodyFor, speaksPleroma } from '@/api/endpoints/engine/requestBodies';

/** GET /api/v1/accounts/verify_credentials */
export const fetchOwnProfile = (to: Connection): Promise<OwnProfileAnswer> =>
  requestOne(to, '/api/v1/accounts/verify_credentials', {}, decodeOwnProfile);

/** The current values that decide how a change is encoded. */
type ProfileBefore = Pick<OwnProfile, 'offers' | 'fields'>;

const patch = (to: Connection, options: RequestOptions): Promise<OwnProfileAnswer> =>
  requestOne(
    to,
    '/api/v1/accounts/update_credentials',
    { method: 'PATCH', ...options },
    decodeOwnProfile,
  );

type Writer<Name extends ProfileText> = (
  value: ProfileEdits[Name] & NonNullable<unknown>,
  before: ProfileBefore,
  to: Connection,
) => Fields;

const names: { [Name in ProfileText]: Writer<Name> } = {
  name: (value) => ({ display_name: value.trim() }),
  bio: (value) => ({ note: value }),
  fields: (rows, { fields }, to) => {
    const filled = filledFields(rows).map(({ name, value }) => ({ name, value }));
    // Some servers ignore an empty list, and others keep the fields that are not sent.
    const least = Math.max(1, speaksPleroma(to) ? 0 : fields.length);
    const blank = { name: '', value: '' };
    const blanks = Array.from({ length: Math.max(0, least - filled.length) }, () => blank);
    return { fields_attributes: [...filled, ...blanks] };
  },
  actorType: (value, { offers }) =>
    offers.actorTypes ? { actor_type: value } : { bot: value === 'Service' },
  showsRole: (value) => ({ show_role: value }),
  birthday: (value) => ({ birthday: value }),
  showsBirthday: (value) => ({ show_birthday: value }),
  languages: (codes) => ({ language: codes.filter((code) => code !== '').join(',') }),
  avatarDescription: (value) => ({ avatar_description: value }),
  bannerDescription: (value) => ({ header_description: value }),
};

/** PATCH /api/v1/accounts/update_credentials — only the changed texts. */
export function updateTexts(
  to: Connection,
  edits: ProfileEdits,
  before: ProfileBefore,
): Promise<OwnProfileAnswer> {
  const fields = (Object.keys(edits) as ProfileText[]).map((name) => {
    const write = names[name] as Writer<ProfileText>;
    const value = edits[name];
    return value === undefined ? {} : write(value as never, before, to);
  });
  return patch(to, bodyFor(to, 'profile', Object.assign({}, ...fields) as Fields));
}

const pictureFields: Record<PictureKind, string> = {
  avatar: 'avatar',
  banner: 'header',
  background: 'pleroma_background_image',
};

interface OutgoingPicture {
  picture: PictureKind;
  file: Blob;
  name: string;
  /** The alternative text; null if the server keeps none. */
  description: string | null;
  /** Called during the upload with the share sent, from 0 to 1. */
  onSent: (part: number) => void;
}

/** PATCH /api/v1/accounts/update_credentials — one picture, as a form. */
export function updatePicture(
  to: Connection,
  { picture, file, name, description, onSent }: OutgoingPicture,
): Promise<OwnProfileAnswer> {
  const field = pictureFields[picture];
  const files = {
    [field]: new File([file], name, { type: file.type }),
    ...(describes(picture) && description !== null
      ? { [`${field}_description`]: description }
      : {}),
  };
  return patch(to, { files, onSent });
}

/**
 * Removes a picture by an empty text; on Mastodon by DELETE /api/v1/profile/avatar and
 * /api/v1/profile/header.
 */
export function removePicture(
  to: Connection,
  picture: PictureKind,
  { emptyPictures }: OwnProfile['offers'],
): Promise<OwnProfileAnswer> {
  const field = pictureFields[picture];
  if (emptyPictures) return patch(to, { json: { [field]: '' } });
  return requestOne(to, `/api/v1/profile/${field}`, { method: 'DELETE' }, decodeOwnProfile);
}

/** The server's field names, and the beginnings of its messages. */
const refusedFieldPatterns: readonly [
  field: RegExp,
  sentence: RegExp,
  place: ProfileText | PictureKind,
][] = [
  [/^display_name$|^name$/, /^(display )?name\b/i, 'name'],
  [/^note$|^bio$/, /^(bio|note)\b/i, 'bio'],
  [/^(raw_)?fields(_attributes)?$/, /\bfields?( entries)?\b/i, 'fields'],
  [/^birthday$/, /^birthday\b/i, 'birthday'],
  [/^actor_type$|^bot$/, /^actor type\b/i, 'actorType'],
  [/^language$/, /^language\b/i, 'languages'],
  [/^avatar_description$/, /^avatar description\b/i, descriptionOf.avatar],
  [/^header_description$/, /^header description\b/i, descriptionOf.banner],
];

/**
 * Returns the part of the profile that a refusal is about, as far as it can be recognised: servers
 * may write in another language. Null if it is about none of the sent parts, or no answer came.
 */
export function refusedProfileField(
  error: unknown,
  part: ProfilePart,
  sent: ProfileEdits,
): ProfileText | PictureKind | null {
  if (part !== 'texts') return part;
  if (!(error instanceof ApiError) || !isRefusalStatus(error.status)) return null;
  const [only, ...others] = Object.keys(sent) as ProfileText[];
  if (only !== undefined && others.length === 0) return only;
  const named = namedFields(error.body);
  const sentence = (error.serverText ?? '').replace(/^validation failed:\s*/i, '');
  const found = refusedFieldPatterns.find(
    ([field, beginning]) => named.some((name) => field.test(name)) || beginning.test(sentence),
  );
  return found?.[2] ?? null;
}

/** True if the status blames the request, and neither the caller nor the rate. */
const isRefusalStatus = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && ![401, 404, 429].includes(status);

/** Returns the field names in a refusal: Pleroma sends pointers, Mastodon a list by field. */
function namedFields(body: unknown): string[] {
  const { errors, details } = fieldsOf<{ errors: unknown; details: unknown }>(body);
  const pointed = listOf(errors).map((one) => {
    const { source } = fieldsOf<{ source: unknown }>(one);
    return textOf(fieldsOf<{ pointer: unknown }>(source).pointer).split('/')[1] ?? '';
  });
  return [...pointed, ...(isRecord(details) ? Object.keys(details) : [])];
}
