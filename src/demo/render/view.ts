/** The viewer for whom something is rendered; most answers depend on it. */
import type { Person } from '../state/types';
import type { World } from '../state/world';

export interface View {
  world: World;
  /** Null for visitors. */
  viewer: Person | null;
}

/** A time in the family's format: Pleroma and Akkoma drop fractions of a second. */
export function isoTime(world: World, time: number): string {
  const text = new Date(time).toISOString();
  return world.dialect === 'mastodon' ? text : text.replace(/\.\d{3}Z$/, '.000Z');
}

export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const isStaff = (person: Person | null): boolean => person !== null && person.role !== null;
