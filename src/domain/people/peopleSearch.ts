/** Ranks known people for mention completion. */
import { plainly } from '@/domain/composer/emoji/emojiSearch';
import type { User } from './user';

/** The number of suggestions for a mention. */
export const MOST_PEOPLE = 20;

interface Facts {
  /** The text typed after "@". */
  query: string;
  followed: ReadonlySet<string>;
  /** The reader, who is left out. */
  ownId: string | null;
}

type Person = Pick<User, 'id' | 'screenName' | 'name' | 'deactivated'>;

/** Returns the rank of a match, higher is better; null for no match. */
function likeliness({ id, screenName, name }: Person, query: string, facts: Facts): number | null {
  const nick = screenName.toLowerCase();
  const close = facts.followed.has(id) ? 1 : 0;
  if (nick === query || nick.startsWith(`${query}@`)) return 6 + close;
  if (nick.startsWith(query)) return 4 + close;
  const words = plainly(name).split('_');
  return words.some((word) => word.startsWith(plainly(query))) ? 2 + close : null;
}

export function findPeople<Row extends Person>(people: readonly Row[], facts: Facts): Row[] {
  const query = facts.query.toLowerCase();
  // A host is being typed, so the name is complete.
  if (query === '' || query.includes('@')) return [];
  const found = people.flatMap((person) => {
    if (person.id === facts.ownId || person.deactivated) return [];
    const rank = likeliness(person, query, facts);
    return rank === null ? [] : [{ person, rank }];
  });
  return found
    .sort((a, b) => b.rank - a.rank || a.person.screenName.length - b.person.screenName.length)
    .slice(0, MOST_PEOPLE)
    .map(({ person }) => person);
}
