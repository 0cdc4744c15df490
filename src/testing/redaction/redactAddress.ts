/** Replaces addresses by ones of the same structure, as far as we know it. */
import { isKnownParameter, isKnownPathSegment, isKnownIdentifier } from './redactionVocabulary';
import { mediaEnding, type PeopleAliases } from './peopleAliases';

export interface Aliases {
  people: PeopleAliases;
  ids: ReadonlyMap<string, string>;
  /** Replaces one word. */
  word: (word: string) => string;
}

export interface AddressRedactor {
  /** With its scheme; `isMedia` if the file name does not tell. */
  address(value: string, isMedia?: boolean): string;
  /** A path on the server. */
  path(value: string): string;
}

/** Redacts the value of a parameter, by its name. */
type RedactParameter = (value: string, name: string) => string;

/** A page size is harmless, even if its number is also an id. */
const isCount = (name: string, value: string): boolean =>
  ['limit', 'offset'].includes(name) && /^\d{1,4}$/.test(value);

/** Characters between separators form a word. */
const wordPattern = /[^\x00-\x20!-/:-@[-^`{-~]+/gu;

export const changeWords = (text: string, change: (word: string) => string): string =>
  text.replace(wordPattern, change);

const parts = /^(https?|wss?):\/\/([^/?#]*)([^?#]*)(\?[^#]*)?(#.*)?$/is;
const pathParts = /^([^?#]*)(\?[^#]*)?(#.*)?$/s;

export function createAddressRedactor(
  { people, ids, word }: Aliases,
  parameter: RedactParameter,
): AddressRedactor {
  const words = (text: string): string => changeWords(text, word);

  /** `@mia`, or `mia` after `users`: the alias of that person on this host, or null. */
  const personIn = (part: string, before: string | undefined, host: string | null) => {
    const [, at = '', name = ''] = /^(@?)([^\s@]+(?:@[^\s@]+)?)$/.exec(part) ?? [];
    if (name === '' || (at === '' && before !== 'users' && before !== 'accounts')) return null;
    const isWhole = name.includes('@');
    const full = isWhole || host === null ? name : `${name}@${host}`;
    const isNew = at === '@' || (before === 'users' && !isKnownPathSegment(part));
    if (!isNew && !people.knowsPerson(full)) return null;
    const alias = people.person(full);
    return at + (isWhole ? alias : (alias.split('@')[0] ?? ''));
  };

  const segment = (sent: string, before: string | undefined, host: string | null): string => {
    const part = decoded(sent);
    const id = ids.get(part);
    if (id !== undefined) return id;
    if (part.startsWith('$')) return `$${segment(part.slice(1), undefined, host)}`;
    const person = personIn(part, before, host);
    if (person !== null) return person;
    if (isKnownPathSegment(part)) return sent;
    if (people.knowsHost(part)) return people.host(part);
    const ending = mediaEnding.exec(part)?.[0] ?? '';
    return encodeURIComponent(words(part.slice(0, part.length - ending.length)) + ending);
  };

  const within = (path: string, host: string | null): string => {
    if (isKnownIdentifier(path)) return path;
    const segments = path.split('/');
    return segments.map((each, place) => segment(each, segments[place - 1], host)).join('/');
  };

  const query = (sent = ''): string => {
    if (sent.length < 2) return sent;
    const pairs = [...new URLSearchParams(sent)].map(([name, value]) => [
      isKnownParameter(name) ? name : words(name),
      isCount(name, value) ? value : parameter(value, name),
    ]);
    return `?${new URLSearchParams(pairs).toString()}`;
  };

  const fragment = (sent = ''): string => (isKnownIdentifier(sent.slice(1)) ? sent : words(sent));

  const rest = (
    path: string,
    sent: string | undefined,
    anchor: string | undefined,
    host: string | null,
  ) => within(path, host) + query(sent) + fragment(anchor);

  return {
    address: (value, isMedia = false) => {
      const [, scheme = '', authority = '', path = '', sent, anchor] = parts.exec(value) ?? [];
      const host = authority.slice(authority.lastIndexOf('@') + 1);
      if (host === '') return words(value);
      if (isMedia || mediaEnding.test(path)) return people.media(value);
      return `${scheme.toLowerCase()}://${people.host(host)}${rest(path, sent, anchor, host)}`;
    },
    path: (value) => {
      const [, path = '', sent, anchor] = pathParts.exec(value) ?? [];
      return rest(path, sent, anchor, null);
    },
  };
}

/** Decodes percent signs; returns the text itself if they are invalid. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
