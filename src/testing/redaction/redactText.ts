/** Other words in place of those that people wrote, as long as they were. */
import { changeWords, type Aliases, type AddressRedactor } from './redactAddress';
import { stubs } from './fieldKinds';

export interface TextRedactor {
  /** What somebody wrote. */
  text(value: string): string;
  /** The name of somebody who is mentioned, in parts: `@mia`, `mia`, `mia@her.server`. */
  mention(value: string): string;
  /** An id, a person with their server, or a server that stands alone; else null. */
  known(value: string): string | null;
}

/** A shorter id stands in a text by chance. */
const SHORTEST_ID = 6;

/**
 * Texts are taken apart the same way before and after, so that redacting twice changes nothing: a
 * sign of a word is all but blanks and punctuation, whatever its script.
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

  /** What looks like a mail address is one, unless somebody is known by it. */
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
