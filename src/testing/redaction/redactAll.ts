/** Full redaction, for files that strangers see: replaces each text according to its field. */
import type { FoundNames } from './findNames';
import { FLOW_SPECIAL, type FlowValue } from '@/testing/format/flowFile';
import { aliasIds } from './idAliases';
import { createUnknownRedactor } from './redactUnknown';
import {
  isSecretAlias,
  kindOfField,
  languageCode,
  mimeType,
  stubs,
  type FieldKind,
} from './fieldKinds';
import { createPlaceholderWords } from './placeholderWords';
import { isKnownParameter, isKnownIdentifier } from './redactionVocabulary';
import { createPeopleAliases, type PeopleAliases } from './peopleAliases';
import { changeWords, createAddressRedactor } from './redactAddress';
import { createMarkupRedactor } from './redactMarkup';
import { createTextRedactor } from './redactText';
import { START, type Change, type Changes, type FieldContext } from './walkFlow';

export function redactAll({ host, ids, people: met, hosts, secrets }: FoundNames): Changes {
  const people = createPeopleAliases(host);
  hosts.forEach((name) => people.host(name));
  met.forEach((name) => people.meet(name));
  const aliases = { people, ids: aliasIds(ids), word: createPlaceholderWords() };
  const words = (value: string): string => changeWords(value, aliases.word);
  const addresses = createAddressRedactor(aliases, (value, field) =>
    change(value, { ...START, field }),
  );
  const texts = createTextRedactor(aliases, addresses);
  const markup = createMarkupRedactor(aliases, addresses, texts);
  const judge = createUnknownRedactor({ secrets, people, addresses, texts, markup });

  const byKind: Readonly<Record<FieldKind, Change>> = {
    secret: (value) => (isSecretAlias(value) ? value : stubs.secret),
    perhapsSecret: (value) => (isKnownIdentifier(value) ? value : stubs.secret),
    email: () => stubs.email,
    birthday: () => stubs.birthday,
    ip: () => stubs.ip,
    blurhash: () => stubs.blurhash,
    id: (value) => aliases.ids.get(value) ?? judge(value),
    person: (value, place) => personIn(people, value, place) ?? judge(value),
    displayName: (value, { person }) =>
      person === null ? texts.text(value) : people.displayName(person),
    host: (value) => (/^[^\s/@]+$/.test(value) ? people.host(value) : judge(value)),
    text: (value) => (isPlainSign(value) ? value : texts.text(value)),
    markup,
    media: (value) => (/^https?:\/\//i.test(value) ? addresses.address(value, true) : judge(value)),
    language: (value) => (languageCode.test(value) ? value : judge(value)),
    version: (value) =>
      changeWords(value, (part) =>
        /^\d{1,4}$/.test(part) || isKnownIdentifier(part) ? part : aliases.word(part),
      ),
    mime: (value) => (mimeType.test(value) ? value : stubs.mime),
    link: (value) => (value.startsWith('<') ? linkHeader(value) : judge(value)),
    unknown: judge,
  };

  const change: Change = (value, place) =>
    value === '' ? value : byKind[kindIn(place)](value, place);

  const linkHeader = (value: string): string =>
    value.replace(/<([^>]*)>|[\w-]+/g, (part, address: string | undefined) => {
      if (address !== undefined) return `<${judge(address)}>`;
      return isKnownIdentifier(part) ? part : words(part);
    });

  return {
    text: change,
    key: (key, _place, value) => {
      const known = aliases.ids.get(key);
      if (known !== undefined) return known;
      if (isEmoji(value)) return words(key);
      return isKnownParameter(key) || key === FLOW_SPECIAL ? key : judge(key);
    },
  };
}

/** Null if the value is not a name. */
function personIn(
  people: PeopleAliases,
  value: string,
  { field, person }: FieldContext,
): string | null {
  // The same name in another script, or without its host.
  if (person !== null && field === 'shownScreenName') return people.person(person);
  if (person !== null && !value.includes('@')) return people.person(person).split('@')[0] ?? '';
  const at = value.startsWith('@') ? '@' : '';
  const name = value.slice(at.length);
  return /^[^\s@]+(@[^\s@]+)?$/.test(name) ? at + people.person(name) : null;
}

/** Harmless short values in fields of text: status words of answers and theme colours. */
const isPlainSign = (value: string): boolean => /^(success|ok|#[\da-f]{6})$/i.test(value);

/** An entry of the server's list of emoji, whose key is the shortcode. */
const isEmoji = (value: FlowValue): boolean =>
  typeof value === 'object' && value !== null && 'image_url' in value;

const listsOfTags = new Set(['tags', 'hashtags']);

function kindIn({ field, parent, person }: FieldContext): FieldKind {
  if (field !== 'name') return kindOfField(field);
  if (listsOfTags.has(parent)) return 'text';
  return person === null ? 'unknown' : 'displayName';
}
