/** Fills the lists of a demo world: bob is in each, and three people like and keep thirty posts. */
import { findByAcct } from '@/demo/state/people';
import { bookmark, favourite } from '@/demo/state/statusToggles';
import type { World } from '@/demo/state/world';

export function fillLists(world: World): void {
  const posts = [...world.posts.values()].filter(
    ({ visibility, repeatOf }) => visibility === 'public' && repeatOf === null,
  );
  const bob = findByAcct(world, 'bob')?.id ?? '';
  for (const { members } of world.lists.values()) members.add(bob);
  for (const name of ['alice', 'mod', 'bob']) {
    const person = findByAcct(world, name);
    if (!person) throw new Error(`${name} is not there`);
    for (const post of posts.slice(0, 30)) {
      favourite(world, person, post);
      bookmark(world, person, post);
    }
  }
}
