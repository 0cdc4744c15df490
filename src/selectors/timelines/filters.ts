/** The account's filters with pending changes applied, and the progress of changing one. */
import { createSelector } from '@reduxjs/toolkit';
import type { Filter } from '@/domain/timelines/filter';
import { isOver, listedFilters, NEW_FILTER } from '@/domain/timelines/filterBook';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { isVersion } from '@/domain/session/capabilities';

const selectBook = (state: RootState) => state.filters.book;

/** Null until they are loaded. */
export const selectListedFilters = createSelector([selectBook], (book): Filter[] | null =>
  book ? listedFilters(book) : null,
);

/** True while the server has not answered. */
export const selectFilterPending = (state: RootState, filterId: string | null): boolean =>
  selectBook(state)?.pending[filterId ?? NEW_FILTER] !== undefined;

/** True if it has expired; it may be renewed. */
export const selectFilterOver = (state: RootState, filter: Filter): boolean =>
  isOver(filter, selectBook(state)?.now ?? 0);

/** Blurring only the media is a later addition to such servers. */
export const selectCanBlur = (state: RootState): boolean => {
  const { family, backendVersion } = selectInstance(state);
  return family === 'mastodon' && isVersion(backendVersion, 4, 4);
};
