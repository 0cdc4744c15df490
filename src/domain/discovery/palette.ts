/** The command palette: its groups, and which entries it shows for what is typed, best first. */
import { fitOf, FIT_DISTANCE, fuzzyQuery, type Searchable } from '@/lib/text/fuzzyMatch';

/** In the order in which they stand while nothing is typed. */
export const paletteGroups = [
  'post',
  'recent',
  'actions',
  'screens',
  'lists',
  'tags',
  'people',
  'drafts',
  'settings',
  'help',
  'search',
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

export interface Findable {
  /** Stays the same over visits. A place has its path, so that it is known wherever it stands. */
  id: string;
  group: PaletteGroup;
  text: Searchable;
}

export interface FoundGroup<Entry> {
  group: PaletteGroup;
  entries: Entry[];
}

/** Without a query, what one may want next; everything else is found by typing. */
const atOnce: readonly PaletteGroup[] = ['post', 'recent', 'actions', 'screens', 'lists'];

const MOST_RECENT = 5;
const FEWEST_PER_GROUP = 5;
const MOST = 24;

/** Together less than from one kind of fit to the next, so that a better fit stays the better one. */
const LIFT = FIT_DISTANCE * 0.6;
const NEAREST = FIT_DISTANCE * 0.3;
/** The help speaks of everything, and most who type a name want the thing itself. */
const HELP = FIT_DISTANCE * -4;

/** Of entries that fit alike, those that are meant more often. */
const weights: Record<PaletteGroup, number> = {
  post: NEAREST,
  actions: NEAREST * 0.8,
  screens: NEAREST * 0.8,
  lists: NEAREST * 0.6,
  tags: NEAREST * 0.5,
  people: NEAREST * 0.4,
  drafts: NEAREST * 0.2,
  settings: NEAREST * 0.1,
  recent: 0,
  help: HELP,
  search: 0,
};

/** `used`: the ids of the entries that were used, the last one first. */
export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  typed: string,
  used: readonly string[],
): FoundGroup<Entry>[] {
  const query = fuzzyQuery(typed);
  if (query === null) return shownAtOnce(entries);
  const lifts = new Map(used.map((id, at) => [id, LIFT * (1 - at / used.length)]));
  const found = entries
    .flatMap((entry, at) => {
      const fit = fitOf(entry.text, query);
      if (fit === null) return [];
      return [{ entry, at, fit: fit + (lifts.get(entry.id) ?? 0) + weights[entry.group] }];
    })
    .sort((one, other) => other.fit - one.fit || one.at - other.at);
  const groups = new Map<PaletteGroup, Entry[]>();
  // A place that stands in several groups is shown in the one where it fits best.
  const seen = new Set<string>();
  for (const { entry } of found) {
    if (seen.has(entry.id)) continue;
    seen.add(entry.id);
    groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  }
  const most = Math.max(FEWEST_PER_GROUP, Math.floor(MOST / groups.size));
  return [...groups].map(([group, inside]) => ({ group, entries: inside.slice(0, most) }));
}

function shownAtOnce<Entry extends Findable>(entries: readonly Entry[]): FoundGroup<Entry>[] {
  const seen = new Set<string>();
  return atOnce.flatMap((group) => {
    const inside = entries.filter((entry) => entry.group === group && !seen.has(entry.id));
    const shown = group === 'recent' ? inside.slice(0, MOST_RECENT) : inside;
    for (const { id } of shown) seen.add(id);
    return shown.length > 0 ? [{ group, entries: shown }] : [];
  });
}
