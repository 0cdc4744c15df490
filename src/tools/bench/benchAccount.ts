/** A member who follows everybody and hides nothing, so that every post reaches their timeline. */
import { addPerson, findByName, follow } from '@/demo/state/people';
import type { Person } from '@/demo/state/types';
import type { World } from '@/demo/state/world';

const NAME = 'bench';

interface BenchAccount {
  /** For signing in. */
  username: string;
  /** The people whose posts reach them. */
  writers: Person[];
}

/** Returns the account; creates it on first use. */
export function benchAccountOf(world: World): BenchAccount {
  const writers = [...world.people.values()].filter(
    ({ isActive, locked, nickname }) => isActive && !locked && nickname !== NAME,
  );
  if (!findByName(world, NAME, null)) {
    const reader = addPerson(world, { nickname: NAME });
    writers.forEach((writer) => {
      follow(world, reader, writer);
    });
  }
  return { username: NAME, writers };
}
