/** The results of a search, as they are shown. */
import { createSelector } from '@reduxjs/toolkit';
import { firstTabOf, searchKey, type Search, type SearchTab } from '@/domain/discovery/search';
import { noSearches, type Found } from '@/slices/discovery/search';
import type { RootState } from '@/slices/root';
import { selectFilteringDecision } from '@/selectors/timelines/filtering';

const selectSearchState = (state: RootState) => state.search ?? noSearches;

/** Undefined until there are results. */
export const selectFound = (state: RootState, search: Search): Found | undefined =>
  selectSearchState(state).found[searchKey(search)];

const none: readonly string[] = [];

/** The statuses that the reader's filters leave. */
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

/**
 * The tab that the reader chose, else the one that the search is limited to, else the first with
 * results.
 */
export const selectSearchTab = (state: RootState, search: Search): SearchTab =>
  selectSearchState(state).tabs[searchKey(search)] ??
  (search.following ? 'people' : firstTabOf(selectResultCounts(state, search)));

/** The reader's recent queries, newest first. */
export const selectSearchHistory = (state: RootState): readonly string[] =>
  selectSearchState(state).history;
