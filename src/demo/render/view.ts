/** Who looks at the world. What is shown of most things depends on it. */
import type { Person } from '../state/types';
import type { World } from '../state/world';

export interface View {
  world: World;
  /** Null for visitors. */
  viewer: Person | null;
}

/** A time as the family writes it: Pleroma and Akkoma drop what is finer than a second. */
export function isoTime(world: World, time: number): string {
  const text = new Date(time).toISOString();
  return world.dialect === 'mastodon' ? text : text.replace(/\.\d{3}Z$/, '.000Z');
}

export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const isStaff = (person: Person | null): boolean => person !== null && person.role !== null;
