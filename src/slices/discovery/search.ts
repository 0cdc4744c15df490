/**
 * Searches and their results. The last few are kept, as Back leads to them; recent queries of the
 * reader are remembered across visits.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import {
  MAX_SEARCH_HISTORY,
  searchKey,
  withSearch,
  type FoundHashtag,
  type Search,
  type SearchPage,
  type SearchTab,
} from '@/domain/discovery/search';
import { slices } from '@/slices/root';

const KEPT_SEARCHES = 5;

export interface Found {
  statusIds: string[];
  userIds: string[];
  hashtags: FoundHashtag[];
  /** The offset of the next page in each tab. */
  offsets: Record<SearchTab, number>;
  ended: Record<SearchTab, boolean>;
}

export interface SearchState {
  /** By the key of the search, newest last. */
  found: Record<string, Found>;
  /** The tab that the reader chose; otherwise the first tab with results is shown. */
  tabs: Record<string, SearchTab>;
  /** The reader's recent queries, newest first. */
  history: string[];
}

export const noSearches: SearchState = { found: {}, tabs: {}, history: [] };

/** `refetch`: also fetches known results, as the reader submitted the search again. */
export type SearchOpened = Search & { refetch: boolean };
type Page = SearchPage & { search: Search; canGoOn: boolean; entities: EntityBundle };

const slice = createSlice({
  name: 'search',
  initialState: noSearches,
  reducers: {
    /** The page of this search is shown. Without a query, nothing is requested. */
    searchOpened(_state, _action: PayloadAction<SearchOpened>) {
      // The saga asks.
    },
    searchClosed(_state, _action: PayloadAction<Search>) {
      // The saga drops requests in flight.
    },
    searchResultsReceived(state, { payload }: PayloadAction<Page>) {
      const key = searchKey(payload.search);
      Reflect.deleteProperty(state.found, key);
      const { statusIds, userIds, hashtags, rows, canGoOn } = payload;
      const ended = (tab: SearchTab): boolean => !canGoOn || rows[tab] === 0;
      state.found[key] = {
        statusIds,
        userIds,
        hashtags,
        offsets: rows,
        ended: {
          statuses: ended('statuses'),
          people: ended('people'),
          hashtags: ended('hashtags'),
        },
      };
      for (const oldest of Object.keys(state.found).slice(0, -KEPT_SEARCHES)) {
        Reflect.deleteProperty(state.found, oldest);
        Reflect.deleteProperty(state.tabs, oldest);
      }
    },
    moreResultsRequested(_state, _action: PayloadAction<{ search: Search; tab: SearchTab }>) {
      // The saga asks.
    },
    moreResultsReceived(
      state,
      { payload }: PayloadAction<Omit<Page, 'canGoOn'> & { tab: SearchTab }>,
    ) {
      const { tab, rows } = payload;
      const found = state.found[searchKey(payload.search)];
      if (!found) return;
      const before = sizeOf(found);
      found.statusIds = [...new Set([...found.statusIds, ...payload.statusIds])];
      found.userIds = [...new Set([...found.userIds, ...payload.userIds])];
      const names = new Set(found.hashtags.map(({ name }) => name.toLowerCase()));
      found.hashtags.push(...payload.hashtags.filter(({ name }) => !names.has(name.toLowerCase())));
      found.offsets[tab] += rows[tab];
      // Some servers return the same results again for every offset.
      found.ended[tab] = rows[tab] === 0 || sizeOf(found) === before;
    },
    searchTabChosen(state, { payload }: PayloadAction<{ search: Search; tab: SearchTab }>) {
      state.tabs[searchKey(payload.search)] = payload.tab;
    },
    searchHistoryRestored(state, { payload }: PayloadAction<{ queries: readonly string[] }>) {
      // Queries made before the stored ones were read are newer than those.
      state.history = [...new Set([...state.history, ...payload.queries])].slice(
        0,
        MAX_SEARCH_HISTORY,
      );
    },
    searchHistoryUpdated(state, { payload }: PayloadAction<{ query: string }>) {
      state.history = withSearch(state.history, payload.query);
    },
    searchHistoryEntryRemoved(state, { payload }: PayloadAction<{ query: string }>) {
      state.history = state.history.filter((query) => query !== payload.query);
    },
    searchHistoryCleared(state) {
      state.history = [];
    },
  },
});

const sizeOf = ({ statusIds, userIds, hashtags }: Found): number =>
  statusIds.length + userIds.length + hashtags.length;

declare module '@/slices/root' {
  interface DeferredSlices {
    search: SearchState;
  }
}

slices.inject(slice);

export const {
  searchOpened,
  searchClosed,
  searchResultsReceived,
  moreResultsRequested,
  moreResultsReceived,
  searchTabChosen,
  searchHistoryRestored,
  searchHistoryUpdated,
  searchHistoryEntryRemoved,
  searchHistoryCleared,
} = slice.actions;
