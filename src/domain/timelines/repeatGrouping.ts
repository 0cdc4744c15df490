/**
 * Groups repeats: one row per status, which names all who repeated it, if the repeats are close.
 * The older entry keeps its place, so that new ones move nothing that is read; existing rows stay
 * rows, so that older pages move nothing either.
 */
import type { Decision } from './filtering';

/** An entry of a timeline. */
export interface TimelineEntry {
  id: string;
  /** The status with the text: for a repeat, the original. */
  shownId: string;
  /** Null if it is not a repeat. */
  repeaterId: string | null;
  decision: Decision;
}

export interface TimelineRow {
  /** The entry in whose place the row is; the key of its card. */
  id: string;
  /** All grouped entries, newest first, including this one. */
  entryIds: readonly string[];
  /** Newest first; empty if nobody repeats it. */
  repeaterIds: readonly string[];
  decision: Decision;
}

/** The largest distance between grouped entries, in entries. */
export const GROUPING_WINDOW = 200;

interface Group {
  /** The index of its oldest entry. */
  from: number;
  /** Newest first. */
  entries: TimelineEntry[];
  holder: TimelineEntry;
}

/** Groups entries, newest first; rows come in the same order. */
export function groupRepeats(
  entries: readonly TimelineEntry[],
  wasRow: (entryId: string) => boolean = () => false,
): TimelineRow[] {
  const repeated = new Set(
    entries.filter(({ id, shownId }) => id !== shownId).map(({ shownId }) => shownId),
  );
  if (repeated.size === 0) return plainRows(entries);
  const isAlone = ({ shownId }: TimelineEntry): boolean => !repeated.has(shownId);
  const groups: Group[] = [];
  const reachable = new Map<string, Group>();
  for (let from = entries.length - 1; from >= 0; from -= 1) {
    const entry = entries[from];
    if (!entry || isAlone(entry)) continue;
    const group = reachable.get(entry.shownId);
    if (group && group.from - from <= GROUPING_WINDOW) {
      group.entries.unshift(entry);
      if (!wasRow(group.holder.id) && wasRow(entry.id)) group.holder = entry;
      continue;
    }
    const begun = { from, entries: [entry], holder: entry };
    groups.push(begun);
    reachable.set(entry.shownId, begun);
  }
  const held = new Map(groups.map((group) => [group.holder.id, group]));
  return entries.flatMap((entry) => {
    if (isAlone(entry)) return plainRow(entry);
    const group = held.get(entry.id);
    return group ? rowOf(group) : [];
  });
}

const plain = new WeakMap<TimelineEntry, TimelineRow>();

/** Returns the same row for the same entry. */
function plainRow(entry: TimelineEntry): TimelineRow {
  const known = plain.get(entry);
  if (known) return known;
  const row = rowOf({ entries: [entry], holder: entry });
  plain.set(entry, row);
  return row;
}

/** Returns a row for each entry. */
export const plainRows = (entries: readonly TimelineEntry[]): TimelineRow[] =>
  entries.map(plainRow);

const openness = { full: 2, collapsed: 1, hidden: 0 } as const;

/**
 * Builds a row that is as visible as its most visible entry; repeaters of less visible entries are
 * not named.
 */
function rowOf({ entries, holder }: Omit<Group, 'from'>): TimelineRow {
  const best = Math.max(...entries.map(({ decision }) => openness[decision.show]));
  const shown = entries.filter(({ decision }) => openness[decision.show] === best);
  const [first = holder] = shown.includes(holder) ? [holder] : shown;
  return {
    id: holder.id,
    entryIds: entries.map(({ id }) => id),
    repeaterIds: [...new Set(shown.flatMap(({ repeaterId }) => repeaterId ?? []))],
    decision: first.decision,
  };
}
