/**
 * Classifies the fields of a flow file by name. The values of other fields are judged by their form
 * and by the program's vocabulary.
 */
import { isSeededId } from '@/testing/format/seededIds';

export type FieldKind =
  | 'secret'
  /** A secret unless it is in the program's vocabulary: `code` may also be a kind. */
  | 'perhapsSecret'
  | 'email'
  | 'birthday'
  | 'ip'
  | 'id'
  | 'person'
  | 'displayName'
  | 'host'
  /** Text by a person, in any form. */
  | 'text'
  /** The same, as markup if it looks like it. */
  | 'markup'
  | 'media'
  | 'blurhash'
  | 'language'
  | 'version'
  | 'mime'
  | 'link'
  | 'unknown';

const named: Readonly<Record<string, FieldKind>> = Object.fromEntries(
  (
    [
      ['secret', 'p256dh auth authorization client_id clientId confirm codes provisioning_uri'],
      ['perhapsSecret', 'code answer answer_data otp'],
      ['birthday', 'birthday'],
      ['id', 'idempotency_key idempotencyKey idempotency-key newId'],
      ['person', 'acct username nickname nicknames nick screenName shownScreenName fullName fqn'],
      ['person', 'lastLoginName in_reply_to_account_acct screen_name aliases screenNames'],
      ['displayName', 'display_name shownName'],
      ['host', 'domain hostname host peers domains quarantined_instances domainMutes'],
      ['text', 'text q query phrase keyword artist album reason summary raw_content serverText'],
      ['text', 'status tag shortcode hashtag hashtags search sought subject'],
      ['markup', 'content note description title html bioHtml bio spoiler_text comment'],
      ['markup', 'contentHtml subjectHtml author_name authorName provider_name providerName'],
      ['markup', 'nodeName nodeDescription short_description options choices'],
      ['markup', 'avatar_description header_description avatarDescription bannerDescription'],
      ['media', 'avatar avatar_static header header_static preview_url static_url image_url'],
      ['media', 'avatarUrl avatarStaticUrl bannerUrl bannerStaticUrl staticUrl previewUrl'],
      ['media', 'thumbnail background_image backgroundUrl favicon faviconUrl emoji_url remote_url'],
      ['media', 'text_url imageUrl background image'],
      ['blurhash', 'blurhash'],
      ['language', 'language lang locale languages'],
      ['version', 'version build'],
      ['mime', 'mime_type mimeType content-type content_type'],
      ['link', 'link'],
    ] as const
  ).flatMap(([kind, names]) => names.split(' ').map((name): [string, FieldKind] => [name, kind])),
);

const secret =
  /token|secret|passw|captcha|otp_|recovery|authorization|vapid|server_?key|^key_?(uri|secret)$/i;
const notSecret = /^token_?types?$/i;
const email = /e[-_]?mail/i;
const ip = /(^|_)ips?(_address)?$/;
const id = /(^|[a-z]_|-)ids?$|[a-z]Ids?$/;

/** `name` may be that of a form field: `poll[options][]`. */
export function kindOfField(name: string): FieldKind {
  const plain = lastName(name);
  const known = Object.hasOwn(named, plain) ? named[plain] : undefined;
  if (known) return known;
  if (secret.test(plain) && !notSecret.test(plain)) return 'secret';
  if (email.test(plain)) return 'email';
  if (ip.test(plain)) return 'ip';
  if (id.test(plain)) return 'id';
  return 'unknown';
}

/** Returns the innermost name of a form field. */
const lastName = (name: string): string => {
  const names = name.split(/[[\]]+/).filter((part) => part !== '' && !/^\d+$/.test(part));
  return names.at(-1) ?? name;
};

/** Values that reveal nothing about anybody, wherever they come from. */
const harmless: readonly RegExp[] = [
  // Times, as servers and HTTP write them.
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/,
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  // Versions, and small numbers with or without a unit.
  /^\d{1,2}(\.\d{1,3}){1,2}$/,
  /^-?\d{0,4}(\.\d{1,4})?(px|rem|em|%|vw|vh|ms|s|m|h|d|w)?$/,
  /^#[0-9a-f]{3,8}$/i,
  /^rgba?\([\d., %]+\)$/,
];

/** The aliases that the recorder writes for tokens and secrets. */
const secretAlias = /^(token-\d{1,4}|hidden)$/;

export const isSecretAlias = (value: string): boolean => secretAlias.test(value);

/** The names of browser errors; the rest of the message is free text. */
const failure =
  /^((?:Abort|Data|InvalidState|Network|NotAllowed|NotFound|NotSupported|QuotaExceeded|Range|Reference|Security|Syntax|Timeout|Type)?Error)(: .*)?$/s;

/** Splits an error text into its name and message. */
export function readFailure(text: string): { name: string; said: string } | null {
  const [, name, said = ''] = failure.exec(text) ?? [];
  return name === undefined ? null : { name, said };
}

/** One emoji, as in reactions. */
const emoji =
  /^(\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*(\u200D\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F]*){0,4})$/u;

export const isHarmless = (value: string): boolean =>
  harmless.some((pattern) => pattern.test(value)) ||
  emoji.test(value) ||
  isSecretAlias(value) ||
  isSeededId(value);

/** Language codes and media types that may stay as they are. */
export const languageCode = /^[a-z]{2,3}([-_][a-z\d]{2,8}){0,2}$/i;
export const mimeType = new RegExp(
  '^(text|image|video|audio|application|multipart)/' +
    '(plain|html|markdown|bbcode|x\\.misskeymarkdown|json|javascript|png|apng|jpeg|gif|webp|avif|' +
    'svg\\+xml|mp4|mpeg|webm|ogg|opus|flac|x-flac|wav|x-wav|mp3|aac|quicktime|pdf|zip|octet-stream|' +
    'form-data|x-www-form-urlencoded|\\*)(; ?charset=utf-8)?$',
);

/** Placeholders for values that no file may contain. */
export const stubs = {
  secret: 'hidden',
  email: 'someone@mail.example',
  birthday: '2000-01-01',
  ip: '192.0.2.1',
  blurhash: 'L6PZfSi_.AyE_3t7t7R**0o#DgR4',
  mime: 'application/octet-stream',
} as const;
