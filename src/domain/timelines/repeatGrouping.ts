/**
 * One row for one status: a repeat of what is seen a little below folds into it, and the row names
 * all who repeated it. The older entry stays where it is, so that news move nothing that is read;
 * what already was a row stays one, so that older pages do not either.
 */
import type { Decision } from './filtering';

/** One id of a timeline. */
export interface TimelineEntry {
  id: string;
  /** The status with the text: of a repeat, the original. */
  shownId: string;
  /** Null where it is no repeat. */
  repeaterId: string | null;
  decision: Decision;
}

export interface TimelineRow {
  /** The entry that the row is, and the key of its card. */
  id: string;
  /** All that are folded into it, newest first, itself among them. */
  entryIds: readonly string[];
  /** Newest first; empty where nobody repeats it. */
  repeaterIds: readonly string[];
  decision: Decision;
}

/** How far below, in entries, a repeat finds what it repeats. */
export const GROUPING_WINDOW = 200;

interface Group {
  /** How far from the top its oldest entry is. */
  from: number;
  /** Newest first. */
  entries: TimelineEntry[];
  holder: TimelineEntry;
}

/** Takes entries newest first and gives rows in the same order. */
export function groupRepeats(
  entries: readonly TimelineEntry[],
  wasRow: (entryId: string) => boolean = () => false,
): TimelineRow[] {
  const groups: Group[] = [];
  const reachable = new Map<string, Group>();
  [...entries].reverse().forEach((entry, height) => {
    const from = entries.length - 1 - height;
    const group = reachable.get(entry.shownId);
    if (group && group.from - from <= GROUPING_WINDOW) {
      group.entries.unshift(entry);
      if (!wasRow(group.holder.id) && wasRow(entry.id)) group.holder = entry;
      return;
    }
    const begun = { from, entries: [entry], holder: entry };
    groups.push(begun);
    reachable.set(entry.shownId, begun);
  });
  const held = new Map(groups.map((group) => [group.holder.id, group]));
  return entries.flatMap(({ id }) => {
    const group = held.get(id);
    return group ? [rowOf(group)] : [];
  });
}

/** Each entry for itself. */
export const plainRows = (entries: readonly TimelineEntry[]): TimelineRow[] =>
  entries.map((entry) => rowOf({ entries: [entry], holder: entry }));

const openness = { full: 2, collapsed: 1, hidden: 0 } as const;

/** The row is as open as its most open entry; whose repeats are less so goes unnamed. */
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
