/** The account's filters as the reader shall see them, and how changing one is going. */
import { createSelector } from '@reduxjs/toolkit';
import type { Filter } from '@/domain/timelines/filter';
import { isOver, listedFilters, NEW_FILTER } from '@/domain/timelines/filterBook';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { isVersion } from '@/domain/session/capabilities';

const selectBook = (state: RootState) => state.filters.book;

/** Null until the server told which there are. */
export const selectListedFilters = createSelector([selectBook], (book): Filter[] | null =>
  book ? listedFilters(book) : null,
);

/** The server has not answered yet. */
export const selectFilterPending = (state: RootState, filterId: string | null): boolean =>
  selectBook(state)?.pending[filterId ?? NEW_FILTER] !== undefined;

/** It ran out; it may be put in force again. */
export const selectFilterOver = (state: RootState, filter: Filter): boolean =>
  isOver(filter, selectBook(state)?.now ?? 0);

/** Covering the media alone came late to such servers. */
export const selectCanBlur = (state: RootState): boolean => {
  const { family, backendVersion } = selectInstance(state);
  return family === 'mastodon' && isVersion(backendVersion, 4, 4);
};
