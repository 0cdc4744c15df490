/**
 * The account's filters: the server's, the reader's pending changes, and the result of both. Until
 * this slice is loaded, the stored filters are in force.
 */
import { createSlice, current, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import {
  noFilters,
  type Filter,
  type FilterBook,
  type FiltersState,
} from '@/domain/timelines/filter';
import {
  differing,
  filtersInForce,
  NEW_FILTER,
  pendingFilter,
  type FilterInput,
} from '@/domain/timelines/filterBook';
import { isEqual } from '@/lib/values/isEqual';
import { slices } from '@/slices/root';

interface OfFilter {
  filterId: string;
}

interface Change {
  /** Null for a filter that is being created. */
  filterId: string | null;
  filterInput: FilterInput;
}

const slice = createSlice({
  name: 'filters',
  initialState: noFilters,
  reducers: {
    /** The filters changed, here or on another device; the server does not say how. */
    filtersChanged() {
      // The saga fetches them.
    },
    /** The page of filters is open. */
    filtersOpened() {
      // The saga fetches them.
    },
    filtersReceived(state, { payload }: PayloadAction<{ filters: Filter[]; now: number }>) {
      const { filters: saved, now } = payload;
      const { book } = current(state);
      const changed = book ? together(book.changed, differing(book.saved, saved)) : [];
      return applyBook(state, { saved, pending: book?.pending ?? {}, changed, now });
    },
    /** Some filters may have expired. */
    filtersAged(state, { payload }: PayloadAction<{ now: number }>) {
      return change(state, () => payload);
    },
    filterSaveRequested(state, { payload }: PayloadAction<Change>) {
      const { filterId, filterInput } = payload;
      return change(state, ({ saved, pending }) => {
        const before = saved.find(({ id }) => id === filterId) ?? null;
        return {
          pending: { ...pending, [filterId ?? NEW_FILTER]: pendingFilter(filterInput, before) },
        };
      });
    },
    filterDeleteRequested(state, { payload: { filterId } }: PayloadAction<OfFilter>) {
      return change(state, ({ pending }) => ({ pending: { ...pending, [filterId]: null } }));
    },
    filterSaved(
      state,
      { payload }: PayloadAction<{ filterId: string | null; filter: Filter; now: number }>,
    ) {
      const { filterId, filter, now } = payload;
      return change(state, ({ saved, pending, changed }) => ({
        saved: saved.some(({ id }) => id === filter.id)
          ? saved.map((one) => (one.id === filter.id ? filter : one))
          : [filter, ...saved],
        pending: without(pending, filterId ?? NEW_FILTER),
        changed: together(changed, [filter.id]),
        now,
      }));
    },
    filterDeleted(state, { payload: { filterId } }: PayloadAction<OfFilter>) {
      return change(state, ({ saved, pending, changed }) => ({
        saved: saved.filter(({ id }) => id !== filterId),
        pending: without(pending, filterId),
        changed: together(changed, [filterId]),
      }));
    },
    /** The server refused: drops the pending change. */
    filterRefused(state, { payload }: PayloadAction<{ filterId: string | null; reason: string }>) {
      return change(state, ({ pending }) => ({
        pending: without(pending, payload.filterId ?? NEW_FILTER),
      }));
    },
  },
});

/** Ignored until the filters are loaded, as there is nothing to change. */
function change(
  state: Draft<FiltersState>,
  how: (book: FilterBook) => Partial<FilterBook>,
): FiltersState | undefined {
  const { book } = current(state);
  return book && applyBook(state, { ...book, ...how(book) });
}

/** If the same filters are in force, keeps the list, so that posts are not matched again. */
function applyBook(state: Draft<FiltersState>, book: FilterBook): FiltersState {
  const before: FiltersState['inForce'] = current(state).inForce;
  const inForce = filtersInForce(book);
  return { book, inForce: isEqual(inForce, before) ? before : inForce };
}

const together = (ids: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...ids, ...more]),
];

const without = (wishes: FilterBook['pending'], filterId: string): FilterBook['pending'] =>
  Object.fromEntries(Object.entries(wishes).filter(([id]) => id !== filterId));

slices.inject(slice, { overrideExisting: true });

export const {
  filtersChanged,
  filtersOpened,
  filtersReceived,
  filtersAged,
  filterSaveRequested,
  filterDeleteRequested,
  filterSaved,
  filterDeleted,
  filterRefused,
} = slice.actions;
