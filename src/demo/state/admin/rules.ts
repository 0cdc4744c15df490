/** The rules of the server, which its staff may change. */
import type { World } from '../world';

export interface ServerRule {
  id: string;
  text: string;
  priority: number;
}

const rules = new WeakMap<World, ServerRule[]>();

/** In their order. */
export function rulesOf(world: World): ServerRule[] {
  const known = rules.get(world) ?? [{ id: '1', text: 'Be kind', priority: 1 }];
  rules.set(world, known);
  return known.sort((one, other) => one.priority - other.priority);
}

/** As everybody sees them. */
export const publicRules = (world: World) => rulesOf(world).map(({ id, text }) => ({ id, text }));
