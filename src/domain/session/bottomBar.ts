/**
 * The entries of the bar at the bottom of phones: those of the navigation, the reader's lists, and a
 * few that only the bar has. Kept in this browser, as the bar depends on the device.
 */
import type { Pin } from './navigation';

/** Entries that are no pins; the bar makes buttons or links of its own of them. */
export const ownBarEntries = [
  'search',
  'newPost',
  'notifications',
  'profile',
  'lists',
  'menu',
] as const;

export type OwnBarEntry = (typeof ownBarEntries)[number];

export const isOwnBarEntry = (entry: string): entry is OwnBarEntry =>
  (ownBarEntries as readonly string[]).includes(entry);

export const defaultBarEntries: Pin[] = ['home', 'search', 'newPost', 'notifications', 'menu'];

/** As many as a thumb can tell apart on a narrow phone. */
export const MAX_BAR_ENTRIES = 5;

/** The chosen entries, each once and within the limit, with the menu, which leads to all others. */
export function barEntries(chosen: readonly Pin[]): Pin[] {
  const entries = [...new Set([...chosen, 'menu'])];
  const others = entries.filter((entry) => entry !== 'menu').slice(0, MAX_BAR_ENTRIES - 1);
  return entries.filter((entry) => entry === 'menu' || others.includes(entry));
}

/** Adds an entry; a menu at the end stays there. */
export function withBarEntry(entries: readonly Pin[], added: Pin): Pin[] {
  if (entries.at(-1) !== 'menu') return [...entries, added];
  return [...entries.slice(0, -1), added, 'menu'];
}
