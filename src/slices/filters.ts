/**
 * The account's filters: what the server told of them, what the reader made of them since, and those
 * that follow from both. Until this is here, those that were kept are in force.
 */
import { createSlice, current, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { noFilters, type Filter, type FilterBook, type FiltersState } from '@/domain/filter';
import {
  differing,
  filtersInForce,
  NEW_FILTER,
  wishedFilter,
  type FilterWish,
} from '@/domain/filterBook';
import { isEqual } from '@/lib/isEqual';
import { joinSlices } from './lateSlices';

interface OfFilter {
  filterId: string;
}

interface Change {
  /** Null for one that is being made. */
  filterId: string | null;
  wish: FilterWish;
}

const slice = createSlice({
  name: 'filters',
  initialState: noFilters,
  reducers: {
    /** They were changed, here or on another device; the server does not say how. */
    filtersChanged() {
      // The saga fetches them.
    },
    /** Somebody looks at them. */
    filtersOpened() {
      // The saga fetches them.
    },
    filtersReceived(state, { payload }: PayloadAction<{ filters: Filter[]; now: number }>) {
      const { filters: told, now } = payload;
      const { book } = current(state);
      const changed = book ? together(book.changed, differing(book.told, told)) : [];
      return settle(state, { told, wishes: book?.wishes ?? {}, changed, now });
    },
    /** Some may have run out. */
    filtersAged(state, { payload }: PayloadAction<{ now: number }>) {
      return change(state, () => payload);
    },
    filterSaveRequested(state, { payload }: PayloadAction<Change>) {
      const { filterId, wish } = payload;
      return change(state, ({ told, wishes }) => {
        const before = told.find(({ id }) => id === filterId) ?? null;
        return { wishes: { ...wishes, [filterId ?? NEW_FILTER]: wishedFilter(wish, before) } };
      });
    },
    filterDeleteRequested(state, { payload: { filterId } }: PayloadAction<OfFilter>) {
      return change(state, ({ wishes }) => ({ wishes: { ...wishes, [filterId]: null } }));
    },
    filterSaved(
      state,
      { payload }: PayloadAction<{ filterId: string | null; filter: Filter; now: number }>,
    ) {
      const { filterId, filter, now } = payload;
      return change(state, ({ told, wishes, changed }) => ({
        told: told.some(({ id }) => id === filter.id)
          ? told.map((one) => (one.id === filter.id ? filter : one))
          : [filter, ...told],
        wishes: without(wishes, filterId ?? NEW_FILTER),
        changed: together(changed, [filter.id]),
        now,
      }));
    },
    filterDeleted(state, { payload: { filterId } }: PayloadAction<OfFilter>) {
      return change(state, ({ told, wishes, changed }) => ({
        told: told.filter(({ id }) => id !== filterId),
        wishes: without(wishes, filterId),
        changed: together(changed, [filterId]),
      }));
    },
    /** All is as the server told it. */
    filterRefused(state, { payload }: PayloadAction<{ filterId: string | null; reason: string }>) {
      return change(state, ({ wishes }) => ({
        wishes: without(wishes, payload.filterId ?? NEW_FILTER),
      }));
    },
  },
});

/** Before the server told which there are, there is nothing to change. */
function change(
  state: Draft<FiltersState>,
  how: (book: FilterBook) => Partial<FilterBook>,
): FiltersState | undefined {
  const { book } = current(state);
  return book && settle(state, { ...book, ...how(book) });
}

/** As long as the same are in force, no post is held against them anew. */
function settle(state: Draft<FiltersState>, book: FilterBook): FiltersState {
  const before: FiltersState['inForce'] = current(state).inForce;
  const inForce = filtersInForce(book);
  return { book, inForce: isEqual(inForce, before) ? before : inForce };
}

const together = (ids: readonly string[], more: readonly string[]): string[] => [
  ...new Set([...ids, ...more]),
];

const without = (wishes: FilterBook['wishes'], filterId: string): FilterBook['wishes'] =>
  Object.fromEntries(Object.entries(wishes).filter(([id]) => id !== filterId));

joinSlices('filters', slice.reducer);

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
