/**
 * The rows of a timeline: hidden statuses are left out, and a status that was repeated shows once.
 * A row stays the same object until something about it changes.
 */
import {
  groupRepeats,
  plainRows,
  type TimelineEntry,
  type TimelineRow,
} from '@/domain/timelines/repeatGrouping';
import { viewingContextOfTimeline } from '@/domain/timelines/viewingContexts';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { isEqual } from '@/lib/values/isEqual';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectSetting } from '@/selectors/session/config';
import { selectPinnedIds } from '@/selectors/statuses/pinned';
import { makeSelectListedIds } from './timelines';
import { filteringInputs, selectFilteringDecision } from './filtering';

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
  const selectListedIds = makeSelectListedIds();
  let known: MemoizedRows | null = null;

  return (state: RootState, key: TimelineKey): TimelineRows => {
    const listed = selectListedIds(state, key);
    const pinned = selectPinnedIds(state, key);
    const groupsRepeats = selectSetting(state, 'foldRepeats');
    const memoInputs = [listed, pinned, groupsRepeats, ...filteringInputs(state)];
    const before = known?.key === key ? known : null;
    if (before && isShallowEqual(before.memoInputs, memoInputs)) return before.answer;

    const old = before?.answer;
    const first = entriesOf(state, key, pinned);
    const entries = entriesOf(
      state,
      key,
      listed.filter((id) => !pinned.includes(id)),
    );
    const found = groupsRepeats
      ? groupRepeats(entries, (id) => old?.byId.has(id) ?? false)
      : plainRows(entries);
    const rows = [...plainRows(first), ...found].map((row) => {
      const same = old?.byId.get(row.id);
      return same && isEqual(same, row) ? same : row;
    });
    const answer =
      old?.pinnedCount === first.length && isShallowEqual(old.rows, rows)
        ? old
        : answerWith(rows, first.length, old);
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

function entriesOf(state: RootState, key: TimelineKey, ids: readonly string[]): TimelineEntry[] {
  const place = viewingContextOfTimeline(key);
  const entries: TimelineEntry[] = [];
  for (const id of ids) {
    const decision = selectFilteringDecision(state, id, place);
    if (decision.show === 'hidden') continue;
    const status = state.statuses.entities[id];
    const repeated = status?.repeatOfId ?? null;
    const repeaterId = status && repeated !== null ? status.userId : null;
    entries.push({ id, shownId: repeated ?? id, repeaterId, decision });
  }
  return entries;
}
