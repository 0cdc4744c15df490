/**
 * The own profile as its owner edits it: the server's version, the edits, and the parts that are
 * sent.
 */
import type { ActorType } from '@/domain/people/user';
import type { ChosenFile } from '@/domain/composer/upload';

/** A profile field. It keeps its id when moved. */
export interface FieldRow {
  id: string;
  name: string;
  value: string;
}

/** The empty row of a profile without fields. */
export const blankField: FieldRow = { id: 'field-0', name: '', value: '' };

export interface ProfileTexts {
  name: string;
  /** The raw text. */
  bio: string;
  fields: FieldRow[];
  actorType: ActorType;
  showsRole: boolean;
  /** `YYYY-MM-DD`; empty for none. */
  birthday: string;
  showsBirthday: boolean;
  /** Languages for e-mails, most preferred first. No server returns the chosen ones. */
  languages: string[];
  avatarDescription: string;
  bannerDescription: string;
}

export type ProfileText = keyof ProfileTexts;
export type ProfileEdits = Partial<ProfileTexts>;

/** Optional parts of the profile that this server keeps. */
interface ProfileOffers {
  /** Named account types; elsewhere only people and bots. */
  actorTypes: boolean;
  role: boolean;
  birthday: boolean;
  background: boolean;
  descriptions: boolean;
  languages: boolean;
  /** An empty text removes a picture; elsewhere there is a call for it. */
  emptyPictures: boolean;
}

export interface OwnProfile extends ProfileTexts {
  /** When the server verified a field's link, by field id. */
  verified: Record<string, string>;
  offers: ProfileOffers;
}

const pictureKinds = ['avatar', 'banner', 'background'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A change of a picture: a new file, stored in `fileShelf`, or removal. */
export type PictureChange = { kind: 'file'; file: ChosenFile } | { kind: 'none' };
export type PictureChanges = Partial<Record<PictureKind, PictureChange>>;

/** Parts sent separately, so that refusing one does not block the others. */
export type ProfilePart = 'texts' | PictureKind;

/** The pictures' description fields. */
export const descriptionOf = {
  avatar: 'avatarDescription',
  banner: 'bannerDescription',
} as const satisfies Partial<Record<PictureKind, ProfileText>>;

export const describes = (picture: PictureKind): picture is keyof typeof descriptionOf =>
  Object.hasOwn(descriptionOf, picture);

const isEmpty = ({ name, value }: FieldRow): boolean => name.trim() === '' && value.trim() === '';

/** Returns the fields to send, without empty rows. */
export const filledFields = (fields: readonly FieldRow[]): FieldRow[] =>
  fields.filter((field) => !isEmpty(field));

/** Compares values by their text. */
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

/** Returns the edits that differ from `known`. */
export function realEdits(edits: ProfileEdits, known: ProfileEdits): ProfileEdits {
  const names = Object.keys(edits) as ProfileText[];
  const real = names.filter((name) => differs(name, edits, known));
  return Object.fromEntries(real.map((name) => [name, edits[name]]));
}

/** Returns the profile with its edits, for the form. */
export const editedTexts = (profile: OwnProfile, edits: ProfileEdits): ProfileTexts => ({
  ...profile,
  ...edits,
});

/** Returns the texts to send separately; a new picture's description goes with it. */
export function textsToSend(edits: ProfileEdits, pictures: PictureChanges): ProfileEdits {
  const gone = pictureKinds.flatMap((picture): ProfileText[] =>
    pictures[picture] && describes(picture) ? [descriptionOf[picture]] : [],
  );
  const names = (Object.keys(edits) as ProfileText[]).filter((name) => !gone.includes(name));
  return Object.fromEntries(names.map((name) => [name, edits[name]]));
}

/** Returns the parts in sending order. */
export const partsToSend = (edits: ProfileEdits, pictures: PictureChanges): ProfilePart[] => [
  ...(Object.keys(textsToSend(edits, pictures)).length > 0 ? (['texts'] as const) : []),
  ...pictureKinds.filter((picture) => pictures[picture] !== undefined),
];

/** Reads a tab's stored edits of this account's profile; none if unreadable. */
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
