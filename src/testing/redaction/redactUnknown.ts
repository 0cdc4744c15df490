/** Redacts the text of an unknown field by its form. */
import { isHarmless, readFailure, stubs } from './fieldKinds';
import { isKnownKeyPrefix, isKnownQualifiedName, isKnownIdentifier } from './redactionVocabulary';
import { mediaEnding, type PeopleAliases } from './peopleAliases';
import type { AddressRedactor } from './redactAddress';
import { hasMarkup } from './redactMarkup';
import type { TextRedactor } from './redactText';

interface Means {
  secrets: ReadonlySet<string>;
  people: PeopleAliases;
  addresses: AddressRedactor;
  texts: TextRedactor;
  markup: (markup: string) => string;
}

const wholeAddress = /^(https?|wss?):\/\/\S*$/i;
const wholePath = /^\/\S*$/;
/** The search query follows as it was typed. */
const searchKey = /^((?:search )?(?:all|following) )(.*)$/s;

export function createUnknownRedactor({ secrets, people, addresses, texts, markup }: Means) {
  /**
   * Redacts a part of a key that the program made: an identifier, an id, `tag:cats`, `$12`; else
   * null.
   */
  const keyPart = (part: string): string | null => {
    const known = texts.known(part);
    if (known !== null || isKnownIdentifier(part)) return known ?? part;
    if (people.knowsPerson(part)) return people.person(part);
    if (part.startsWith('$')) {
      const id = texts.known(part.slice(1));
      return id === null ? null : `$${id}`;
    }
    const [, kind = '', name = ''] = /^([^:]+):(.+)$/s.exec(part) ?? [];
    return isKnownIdentifier(kind) ? `${kind}:${texts.known(name) ?? texts.text(name)}` : null;
  };

  const madeUpKey = (value: string): string | null => {
    const [, search, query = ''] = searchKey.exec(value) ?? [];
    if (search !== undefined) return search + texts.text(query);
    const [head = '', ...rest] = value.split(' ');
    if (rest.length === 0) return keyPart(value);
    const parts = isKnownKeyPrefix(head) ? rest.map(keyPart) : [null];
    return parts.includes(null) ? null : [head, ...parts].join(' ');
  };

  return (value: string): string => {
    if (secrets.has(value) && !isKnownIdentifier(value)) return stubs.secret;
    const known = texts.known(value);
    if (known !== null) return known;
    if (isKnownQualifiedName(value) || isHarmless(value)) return value;
    const failure = readFailure(value);
    if (failure) return failure.name + texts.text(failure.said);
    if (/^data:/i.test(value)) return 'data:,';
    if (wholeAddress.test(value)) return addresses.address(value);
    if (wholePath.test(value)) return addresses.path(value);
    if (hasMarkup(value)) return markup(value);
    const ending = mediaEnding.exec(value)?.[0] ?? '';
    const bare = value.slice(0, value.length - ending.length);
    return madeUpKey(value) ?? texts.text(bare) + ending;
  };
}
