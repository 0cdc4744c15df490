/** Groups the people of the world by their part in made-up posts. */
import { findByName } from '../state/people';
import type { Person } from '../state/types';
import type { World } from '../state/world';

export interface Cast {
  everyone: Person[];
  locals: Person[];
  remotes: Person[];
  /** Authors of the everyday posts. */
  writers: Person[];
  named(nickname: string, host?: string): Person;
}

/** Accounts without posts, so that empty lists can be seen. */
const silent = new Set(['newbie', 'rita', 'uma', 'x']);

export function castOf(world: World): Cast {
  const everyone = [...world.people.values()];
  const locals = everyone.filter((person) => person.host === null);
  const remotes = everyone.filter((person) => person.host !== null);
  return {
    everyone,
    locals,
    remotes,
    writers: everyone.filter((person) => person.host !== null || !silent.has(person.nickname)),
    named: (nickname, host) => {
      const person = findByName(world, nickname, host ?? null);
      if (!person) throw new Error(`Nobody here is called ${nickname}`);
      return person;
    },
  };
}
