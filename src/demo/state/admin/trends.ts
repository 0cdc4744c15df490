/** The decisions of staff on what many share: by kind and id, true for what the public may see. */
import type { World } from '../world';

const decisions = new WeakMap<World, Map<string, boolean>>();

export function decisionsOf(world: World): Map<string, boolean> {
  const known = decisions.get(world) ?? new Map<string, boolean>();
  decisions.set(world, known);
  return known;
}
