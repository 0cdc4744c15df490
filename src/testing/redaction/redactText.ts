/** Replaces the words of texts by people with placeholders of the same length. */
import { changeWords, type Aliases, type AddressRedactor } from './redactAddress';
import { stubs } from './fieldKinds';

export interface TextRedactor {
  /** Redacts a text by a person. */
  text(value: string): string;
  /** Redacts the name of a mentioned person, in any form: `@mia`, `mia`, `mia@her.server`. */
  mention(value: string): string;
  /** Redacts an id, a person with their host, or a host alone; else returns null. */
  known(value: string): string | null;
}

/** Shorter ids occur in texts by chance. */
const SHORTEST_ID = 6;

/**
 * Texts are split the same way before and after, so that redacting twice changes nothing: a word
 * consists of all characters but spaces and punctuation, whatever the script.
 */
const SIGN = '[^\\x00-\\x20!-/:-@[-^`{-~]';
const LABEL = `${SIGN}(?:${SIGN}|-)*`;
const HOST = `${LABEL}(?:\\.${LABEL})*\\.(?!\\d+(?!${SIGN}))${SIGN}${LABEL}(?::\\d+)?`;

const pieces = new RegExp(
  [
    '(?<address>(?:https?|wss?)://[^\\s<>"]+)',
    `(?<remote>@?(?:${SIGN}|[.+-])*${SIGN}@${HOST})`,
    `(?<local>(?<!${SIGN}|[@/.-])@${SIGN}(?:${SIGN}|[.-])*)`,
    `(?<host>${HOST})`,
    `(?<word>${SIGN}+)`,
  ].join('|'),
  'giu',
);

export function createTextRedactor(
  { people, ids, word }: Aliases,
  { address }: Pick<AddressRedactor, 'address'>,
): TextRedactor {
  const words = (text: string): string => changeWords(text, word);

  /** Treated as an e-mail address, unless it is the name of a known person. */
  const remote = (found: string): string => {
    const at = found.startsWith('@') ? '@' : '';
    const name = found.slice(at.length);
    return at !== '' || people.knowsPerson(name) ? at + people.person(name) : stubs.email;
  };

  const local = (found: string): string => {
    const name = found.slice(1).replace(/[.-]+$/, '');
    const rest = found.slice(1 + name.length);
    return `@${people.knowsPerson(name) ? people.person(name) : words(name)}${rest}`;
  };

  const text = (value: string): string =>
    value.replace(pieces, (...found) => {
      const groups = found.at(-1) as Partial<Record<string, string>>;
      if (groups.address !== undefined) return address(groups.address);
      if (groups.remote !== undefined) return remote(groups.remote);
      if (groups.local !== undefined) return local(groups.local);
      const { host, word: one = '' } = groups;
      if (host !== undefined) return people.knowsHost(host) ? people.host(host) : words(host);
      return (one.length >= SHORTEST_ID ? ids.get(one) : undefined) ?? word(one);
    });

  return {
    text,
    mention: (value) =>
      value.replace(/@?[^\s@]+(@[^\s@]+)?/g, (found) => {
        const at = found.startsWith('@') ? '@' : '';
        const name = found.slice(at.length);
        return people.knowsPerson(name) ? at + people.person(name) : text(found);
      }),
    known: (value) => {
      const id = ids.get(value);
      if (id !== undefined) return id;
      const at = value.startsWith('@') ? '@' : '';
      const name = value.slice(at.length);
      if (name.includes('@') && people.knowsPerson(name)) return at + people.person(name);
      return people.knowsHost(value) ? people.host(value) : null;
    },
  };
}
