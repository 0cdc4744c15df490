/**
 * What was searched for and found. The last few searches are held, as Back leads to them; and the
 * reader's own ones are remembered, to be asked again.
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
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

const KEPT_SEARCHES = 5;

export interface Found {
  statusIds: string[];
  userIds: string[];
  hashtags: FoundHashtag[];
  /** Where the next ones begin. */
  offsets: Record<SearchTab, number>;
  ended: Record<SearchTab, boolean>;
}

export interface SearchState {
  /** By the key of the search, the newest last. */
  found: Record<string, Found>;
  /** What the reader chose to see; of others, what has something shows. */
  tabs: Record<string, SearchTab>;
  /** What this reader searched for, the last first. */
  history: string[];
}

export const noSearches: SearchState = { found: {}, tabs: {}, history: [] };

/** `anew` asks also for what is known: the reader submitted it, and did not come back to it. */
export type SearchOpened = Search & { refetch: boolean };
type Page = SearchPage & { search: Search; canGoOn: boolean; entities: EntityBundle };

const slice = createSlice({
  name: 'search',
  initialState: noSearches,
  reducers: {
    /** The page of this search is shown. Nothing is asked for where there is no query. */
    searchOpened(_state, _action: PayloadAction<SearchOpened>) {
      // The saga asks.
    },
    searchClosed(_state, _action: PayloadAction<Search>) {
      // The saga drops what is on its way.
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
      // Some servers give the same ones again, wherever one asks for more to begin.
      found.ended[tab] = rows[tab] === 0 || sizeOf(found) === before;
    },
    searchTabChosen(state, { payload }: PayloadAction<{ search: Search; tab: SearchTab }>) {
      state.tabs[searchKey(payload.search)] = payload.tab;
    },
    searchHistoryRestored(state, { payload }: PayloadAction<{ queries: readonly string[] }>) {
      // What was searched for before they came was so later.
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

addDeferredSlice('search', slice.reducer);

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
