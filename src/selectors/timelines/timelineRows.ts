/**
 * The rows of a timeline: hidden statuses are left out, and a status that was repeated shows once.
 * A row stays the same object until something about it changes.
 */
import { groupRepeats, plainRows, type TimelineRow } from '@/domain/timelines/repeatGrouping';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { isEqual } from '@/lib/values/isEqual';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectSetting } from '@/selectors/session/config';
import { makeSelectTimelineEntries } from './timelines';

/** The same object as long as no row has changed. */
export interface TimelineRows {
  rows: readonly TimelineRow[];
  ids: readonly string[];
  byId: ReadonlyMap<string, TimelineRow>;
  /** The number of pinned rows, which come first regardless of their date. */
  pinnedCount: number;
}

interface MemoizedRows {
  key: TimelineKey;
  memoInputs: readonly unknown[];
  answer: TimelineRows;
}

/** Each list on screen makes its own selector, which remembers the row among several entries. */
export function makeSelectRows() {
  const selectEntries = makeSelectTimelineEntries();
  let known: MemoizedRows | null = null;

  return (state: RootState, key: TimelineKey): TimelineRows => {
    const entries = selectEntries(state, key);
    const groupsRepeats = selectSetting(state, 'foldRepeats');
    const memoInputs = [entries, groupsRepeats];
    const before = known?.key === key ? known : null;
    if (before && isShallowEqual(before.memoInputs, memoInputs)) return before.answer;

    const old = before?.answer;
    const { pinned, listed } = entries;
    const found = groupsRepeats
      ? groupRepeats(listed, (id) => old?.byId.has(id) ?? false)
      : plainRows(listed);
    const rows = [...plainRows(pinned), ...found].map((row) => {
      // Rows of one entry stay the same by themselves.
      if (row.entryIds.length === 1) return row;
      const same = old?.byId.get(row.id);
      return same && isEqual(same, row) ? same : row;
    });
    const answer =
      old?.pinnedCount === pinned.length && isShallowEqual(old.rows, rows)
        ? old
        : answerWith(rows, pinned.length, old);
    known = { key, memoInputs, answer };
    return answer;
  };
}

/** Keeps the array of ids if only the contents of rows have changed. */
function answerWith(
  rows: readonly TimelineRow[],
  pinnedCount: number,
  old: TimelineRows | undefined,
): TimelineRows {
  const ids = rows.map(({ id }) => id);
  return {
    rows,
    pinnedCount,
    ids: old && isShallowEqual(old.ids, ids) ? old.ids : ids,
    byId: new Map(rows.map((row) => [row.id, row])),
  };
}
