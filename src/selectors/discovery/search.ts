/** What a search has found, as it is shown. */
import { createSelector } from '@reduxjs/toolkit';
import { firstTabOf, searchKey, type Search, type SearchTab } from '@/domain/discovery/search';
import { noSearches, type Found } from '@/slices/discovery/search';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';

const selectSearchState = (state: RootState) => state.search ?? noSearches;

/** Undefined as long as nothing has come. */
export const selectFound = (state: RootState, search: Search): Found | undefined =>
  selectSearchState(state).found[searchKey(search)];

const none: readonly string[] = [];

/** Without those that the reader's rules take away. */
const selectStatusesToShow = createSelector(
  [
    (state: RootState, found: Found | undefined) =>
      (found?.statusIds ?? none)
        .filter((id) => selectFilteringDecision(state, id, 'collection').show !== 'hidden')
        .join(' '),
  ],
  (ids): readonly string[] => (ids === '' ? none : ids.split(' ')),
);

export const selectFoundStatusIds = (state: RootState, search: Search): readonly string[] =>
  selectStatusesToShow(state, selectFound(state, search));

export const selectResultCounts = createSelector(
  [selectFound, selectFoundStatusIds],
  (found, statusIds): Record<SearchTab, number> => ({
    statuses: statusIds.length,
    people: found?.userIds.length ?? 0,
    hashtags: found?.hashtags.length ?? 0,
  }),
);

/** What the reader chose, else what a search among few is about, else the first that has something. */
export const selectSearchTab = (state: RootState, search: Search): SearchTab =>
  selectSearchState(state).tabs[searchKey(search)] ??
  (search.following ? 'people' : firstTabOf(selectResultCounts(state, search)));

/** What the reader searched for, the last first. */
export const selectSearchHistory = (state: RootState): readonly string[] =>
  selectSearchState(state).history;
