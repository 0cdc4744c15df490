/**
 * The entries of a list with their filtering decisions. Only entries that depend on a changed row
 * are decided again, so that an action costs what it changes, however long the list is.
 */
import { lruMemoize } from '@reduxjs/toolkit';
import type { ViewingContext } from '@/domain/timelines/viewingContexts';
import type { TimelineEntry } from '@/domain/timelines/repeatGrouping';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import { changedIds, changedKeys, rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision, selectFilteringInputs, type FilteringInputs } from './filtering';

interface ListEntry extends TimelineEntry {
  /** Null while the status is unknown. */
  authorId: string | null;
}

interface Known {
  ids: readonly string[];
  place: ViewingContext;
  inputs: FilteringInputs;
  entries: readonly ListEntry[];
}

/**
 * Each list makes its own selector, which remembers its entries: an entry stays the same object
 * until something about it changes, and the list as long as all entries do.
 */
export function makeSelectEntries() {
  let known: Known | null = null;
  /** By id; some may have left the list. */
  const remembered = new Map<string, ListEntry>();
  /** The ids of the entries that depend on a person, or on a status that they repeat. */
  const dependents = new Map<string, string[]>();

  const remember = (entry: ListEntry): void => {
    remembered.set(entry.id, entry);
    for (const id of [entry.shownId, entry.authorId, entry.repeaterId]) {
      if (id === null || id === entry.id) continue;
      const others = dependents.get(id);
      if (!others) dependents.set(id, [entry.id]);
      else if (!others.includes(entry.id)) others.push(entry.id);
    }
  };
  const forgetOthers = (entries: readonly ListEntry[]): void => {
    remembered.clear();
    dependents.clear();
    entries.forEach(remember);
  };
  /** Returns true if an entry differs. */
  const decideAgain = (state: RootState, place: ViewingContext, changed: Changed): boolean => {
    const affected =
      changed === 'all'
        ? [...remembered.keys()]
        : [...changed].flatMap((id) => [id, ...(dependents.get(id) ?? [])]);
    let differs = false;
    for (const id of affected) {
      const entry = remembered.get(id);
      if (!entry) continue;
      const fresh = entryOf(state, id, place);
      if (isSameEntry(entry, fresh)) continue;
      remember(fresh);
      differs = true;
    }
    return differs;
  };
  const entryAt = (state: RootState, place: ViewingContext, id: string): ListEntry => {
    const entry = remembered.get(id);
    if (entry) return entry;
    const fresh = entryOf(state, id, place);
    remember(fresh);
    return fresh;
  };

  return (
    state: RootState,
    ids: readonly string[],
    place: ViewingContext,
  ): readonly ListEntry[] => {
    const inputs = selectFilteringInputs(state);
    const before = known?.place === place ? known : null;
    if (!before) forgetOthers([]);
    const changed = before ? changedSince(before.inputs, inputs) : nothing;
    const differs = (changed === 'all' || changed.size > 0) && decideAgain(state, place, changed);
    let entries = before?.entries ?? [];
    if (differs || before?.ids !== ids) {
      const fresh = ids.map((id) => entryAt(state, place, id));
      if (!isShallowEqual(entries, fresh)) entries = fresh;
      if (remembered.size > 2 * ids.length) forgetOthers(entries);
    }
    known = { ids, place, inputs, entries };
    return entries;
  };
}

export const isShown = ({ decision }: TimelineEntry): boolean => decision.show !== 'hidden';

/** The ids of statuses and people about which something has changed. */
type Changed = ReadonlySet<string> | 'all';

const nothing: Changed = new Set();

/** All lists of a page ask the same at each action. */
const changedSince = lruMemoize((before: FilteringInputs, now: FilteringInputs): Changed => {
  if (before === now) return nothing;
  if (before.rules !== now.rules || before.filters !== now.filters) return 'all';
  const standings = before.relationships !== now.relationships;
  // A reply depends on the relationships to all whom it addresses.
  if (standings && now.rules.replyVisibility === 'following') return 'all';
  return new Set([
    ...changedIds(before.statuses, now.statuses),
    ...changedIds(before.users, now.users),
    ...(standings ? changedKeys(before.relationships, now.relationships) : []),
  ]);
});

const isSameEntry = (a: ListEntry, b: ListEntry): boolean =>
  a.decision === b.decision &&
  a.shownId === b.shownId &&
  a.repeaterId === b.repeaterId &&
  a.authorId === b.authorId;

function entryOf(state: RootState, id: string, place: ViewingContext): ListEntry {
  const table = state.statuses.entities;
  const status = rowIn(table, id);
  const repeated = status?.repeatOfId ?? null;
  const shownId = repeated ?? id;
  return {
    id,
    shownId,
    repeaterId: status && repeated !== null ? status.userId : null,
    authorId: rowIn(table, shownId)?.userId ?? null,
    decision: selectFilteringDecision(state, id, place),
  };
}
