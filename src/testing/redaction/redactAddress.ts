/** Other addresses in place of those of a file, which lead the same way as far as we can tell. */
import { isKnownParameter, isKnownPathSegment, isKnownIdentifier } from './redactionVocabulary';
import { mediaEnding, type PeopleAliases } from './peopleAliases';

export interface Aliases {
  people: PeopleAliases;
  ids: ReadonlyMap<string, string>;
  /** Of one word. */
  word: (word: string) => string;
}

export interface AddressRedactor {
  /** With its scheme; `isMedia` where its name does not tell. */
  address(value: string, isMedia?: boolean): string;
  /** Within the server. */
  path(value: string): string;
}

/** The value of a parameter, by its name. */
export type RedactParameter = (value: string, name: string) => string;

/** How many are asked for says nothing of anybody, even where something has that number as its id. */
const isCount = (name: string, value: string): boolean =>
  ['limit', 'offset'].includes(name) && /^\d{1,4}$/.test(value);

/** Signs that hold a text together; everything else is words. */
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

  /** `@mia`, `mia` behind `users`: the alias of whoever it is on that host, or null. */
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

/** What percent signs stand for; the text itself where they stand for nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
