/**
 * The rows of a timeline: what is to be hidden is left out, and what was repeated stands once. A row
 * stays the same object until something about it changes.
 */
import { foldEntries, plainRows, type Entry, type TimelineRow } from '@/domain/folding';
import { placeOfTimeline } from '@/domain/places';
import type { TimelineKey } from '@/domain/timeline';
import { isEqual } from '@/lib/isEqual';
import { isShallowEqual } from '@/lib/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectSetting } from './config';
import { makeSelectListedIds } from './timelines';
import { groundsOf, selectDecision } from './visibility';

interface Known {
  key: TimelineKey;
  grounds: readonly unknown[];
  rows: readonly TimelineRow[];
  byId: ReadonlyMap<string, TimelineRow>;
}

/** Each list on screen makes its own: it remembers which of several entries is the row. */
export function makeSelectRows() {
  const selectListedIds = makeSelectListedIds();
  let known: Known | null = null;

  return (state: RootState, key: TimelineKey): readonly TimelineRow[] => {
    const ids = selectListedIds(state, key);
    const folds = selectSetting(state, 'foldRepeats');
    const grounds = [ids, folds, ...groundsOf(state)];
    const before = known?.key === key ? known : null;
    if (before && isShallowEqual(before.grounds, grounds)) return before.rows;

    const entries = entriesOf(state, key, ids);
    const found = folds
      ? foldEntries(entries, (id) => before?.byId.has(id) ?? false)
      : plainRows(entries);
    const fresh = found.map((row) => {
      const old = before?.byId.get(row.id);
      return old && isEqual(old, row) ? old : row;
    });
    const rows = before && isShallowEqual(before.rows, fresh) ? before.rows : fresh;
    const byId = rows === before?.rows ? before.byId : new Map(rows.map((row) => [row.id, row]));
    known = { key, grounds, rows, byId };
    return rows;
  };
}

function entriesOf(state: RootState, key: TimelineKey, ids: readonly string[]): Entry[] {
  const place = placeOfTimeline(key);
  const entries: Entry[] = [];
  for (const id of ids) {
    const decision = selectDecision(state, id, place);
    if (decision.show === 'hidden') continue;
    const status = state.statuses.entities[id];
    const repeated = status?.repeatOfId ?? null;
    const repeaterId = status && repeated !== null ? status.userId : null;
    entries.push({ id, shownId: repeated ?? id, repeaterId, decision });
  }
  return entries;
}
