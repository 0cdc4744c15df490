/**
 * The own profile as its owner writes it: what the server keeps, what was changed of it here since,
 * and in which parts that is sent.
 */
import type { ActorType } from '@/domain/people/user';
import type { ChosenFile } from '@/domain/composer/upload';

/** A field of the profile. Its id stays with it, wherever it is moved. */
export interface FieldRow {
  id: string;
  name: string;
  value: string;
}

/** Where there is none yet, one can be filled in at once. */
export const blankField: FieldRow = { id: 'field-0', name: '', value: '' };

export interface ProfileTexts {
  name: string;
  /** As it was written. */
  bio: string;
  fields: FieldRow[];
  actorType: ActorType;
  showsRole: boolean;
  /** `YYYY-MM-DD`; empty for none. */
  birthday: string;
  showsBirthday: boolean;
  /** For e-mails, the dearest first. No server tells which were chosen. */
  languages: string[];
  avatarDescription: string;
  bannerDescription: string;
}

export type ProfileText = keyof ProfileTexts;
export type ProfileEdits = Partial<ProfileTexts>;

/** What this server keeps of an account besides name, bio, fields and two pictures. */
export interface ProfileOffers {
  /** Kinds of accounts by name; elsewhere there are only people and programs. */
  actorTypes: boolean;
  role: boolean;
  birthday: boolean;
  background: boolean;
  descriptions: boolean;
  languages: boolean;
  /** An empty text takes a picture away; elsewhere there is a call for it. */
  emptyPictures: boolean;
}

export interface OwnProfile extends ProfileTexts {
  /** When the server found a link back, by the id of the field. */
  verified: Record<string, string>;
  offers: ProfileOffers;
}

export const pictureKinds = ['avatar', 'banner', 'background'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** What is to become of a picture: another one, which lies on the shelf, or none. */
export type PictureChange = { kind: 'file'; file: ChosenFile } | { kind: 'none' };
export type PictureChanges = Partial<Record<PictureKind, PictureChange>>;

/** What is sent by itself, so that what is refused keeps nothing else back. */
export type ProfilePart = 'texts' | PictureKind;

/** What a picture shows is said of these. */
export const descriptionOf = {
  avatar: 'avatarDescription',
  banner: 'bannerDescription',
} as const satisfies Partial<Record<PictureKind, ProfileText>>;

export const describes = (picture: PictureKind): picture is keyof typeof descriptionOf =>
  Object.hasOwn(descriptionOf, picture);

const isEmpty = ({ name, value }: FieldRow): boolean => name.trim() === '' && value.trim() === '';

/** What is sent of the fields: rows that nobody filled in are none. */
export const filledFields = (fields: readonly FieldRow[]): FieldRow[] =>
  fields.filter((field) => !isEmpty(field));

/** Two values of the same words are the same. */
const wording: { [Name in ProfileText]?: (value: ProfileTexts[Name]) => unknown } = {
  name: (value) => value.trim(),
  fields: (rows) => filledFields(rows).map(({ name, value }) => [name, value]),
  languages: (codes) => codes.filter((code) => code !== ''),
};

function wordsOf<Name extends ProfileText>(name: Name, value: ProfileTexts[Name]): string {
  const words = wording[name];
  return JSON.stringify(words ? words(value) : value);
}

function differs<Name extends ProfileText>(
  name: Name,
  { [name]: value }: ProfileEdits,
  { [name]: before }: ProfileEdits,
): boolean {
  if (value === undefined) return false;
  return (
    before === undefined ||
    wordsOf(name, value as ProfileTexts[Name]) !== wordsOf(name, before as ProfileTexts[Name])
  );
}

/** What really differs from `known`. */
export function realEdits(edits: ProfileEdits, known: ProfileEdits): ProfileEdits {
  const names = Object.keys(edits) as ProfileText[];
  const real = names.filter((name) => differs(name, edits, known));
  return Object.fromEntries(real.map((name) => [name, edits[name]]));
}

/** The profile as the form shows it. */
export const editedTexts = (profile: OwnProfile, edits: ProfileEdits): ProfileTexts => ({
  ...profile,
  ...edits,
});

/** The texts that are sent for themselves: what is said of a new picture goes with it. */
export function textsToSend(edits: ProfileEdits, pictures: PictureChanges): ProfileEdits {
  const gone = pictureKinds.flatMap((picture): ProfileText[] =>
    pictures[picture] && describes(picture) ? [descriptionOf[picture]] : [],
  );
  const names = (Object.keys(edits) as ProfileText[]).filter((name) => !gone.includes(name));
  return Object.fromEntries(names.map((name) => [name, edits[name]]));
}

/** In the order in which they are sent. */
export const partsToSend = (edits: ProfileEdits, pictures: PictureChanges): ProfilePart[] => [
  ...(Object.keys(textsToSend(edits, pictures)).length > 0 ? (['texts'] as const) : []),
  ...pictureKinds.filter((picture) => pictures[picture] !== undefined),
];

/** What a tab remembers of changes to the profile of this account; nothing where it cannot be read. */
export function readEdits(kept: unknown, ownerId: string): ProfileEdits {
  if (!isRecord(kept) || kept.profileOf !== ownerId || !isRecord(kept.edits)) return {};
  const { edits } = kept;
  const fits: Record<ProfileText, (value: unknown) => boolean> = {
    name: isText,
    bio: isText,
    fields: (value) => Array.isArray(value) && value.every(isField),
    actorType: (value) => value === 'Person' || value === 'Service' || value === 'Group',
    showsRole: isFlag,
    birthday: isText,
    showsBirthday: isFlag,
    languages: (value) => Array.isArray(value) && value.every(isText),
    avatarDescription: isText,
    bannerDescription: isText,
  };
  const names = (Object.keys(fits) as ProfileText[]).filter((name) => fits[name](edits[name]));
  return Object.fromEntries(names.map((name) => [name, edits[name]]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isField = (value: unknown): boolean =>
  isRecord(value) && [value.id, value.name, value.value].every(isText);
