/**
 * The lists of the page "Explore". They are kept while the page is left, so that Back leads to the
 * same rows; the rows themselves are in the tables of statuses, people and hashtags.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ExploreList, TrendingLink } from '@/domain/discovery/explore';
import type { Tag } from '@/domain/discovery/tags';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';
import { suggestionsReceived } from './suggestions';

export interface ExploreRows {
  ids: string[];
  /** The offset of the next page: the rows that have come, unreadable ones included. */
  offset: number;
  ended: boolean;
  /** The time of the first page, in milliseconds since 1970. */
  receivedAt: number;
}

export interface ExploreState {
  lists: Partial<Record<ExploreList, ExploreRows>>;
  /** By their address. */
  links: Record<string, TrendingLink>;
  /** Lists that the server turned out not to have. */
  missing: ExploreList[];
  /** The server answered last that it suggests nobody. */
  suggestsNobody?: boolean;
}

export const nothingExplored: ExploreState = { lists: {}, links: {}, missing: [] };

interface OfList {
  list: ExploreList;
}

interface Page extends OfList {
  ids: string[];
  /** The number of rows of the answer. */
  rows: number;
  offset: number;
  now: number;
  entities?: EntityBundle;
  /** The table of hashtags takes them. */
  knownTags?: Tag[];
  links?: TrendingLink[];
}

const slice = createSlice({
  name: 'explore',
  initialState: nothingExplored,
  reducers: {
    /** `anew`: the reader did not come by Back, so that an old list is fetched again. */
    exploreOpened(_state, _action: PayloadAction<OfList & { anew: boolean }>) {
      // The saga asks.
    },
    exploreClosed(_state, _action: PayloadAction<OfList>) {
      // The saga stops asking.
    },
    /** The list is old, and the next answer begins it anew. */
    exploreExpired({ lists }, { payload: { list } }: PayloadAction<OfList>) {
      Reflect.deleteProperty(lists, list);
    },
    exploreMissed({ missing }, { payload: { list } }: PayloadAction<OfList>) {
      if (!missing.includes(list)) missing.push(list);
    },
    moreExploreRequested(_state, _action: PayloadAction<OfList>) {
      // The saga asks.
    },
    exploreReceived(state, { payload }: PayloadAction<Page>) {
      const { list, rows, offset, now, links = [] } = payload;
      for (const link of links) state.links[link.card.url] = link;
      const before = offset > 0 ? state.lists[list] : undefined;
      const known = before?.ids ?? [];
      const ids = [...new Set([...known, ...payload.ids])];
      state.lists[list] = {
        ids,
        offset: offset + rows,
        // Some servers return the same rows again for every offset.
        ended: rows === 0 || (offset > 0 && ids.length === known.length),
        receivedAt: before?.receivedAt ?? now,
      };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(suggestionsReceived, (state, { payload: { userIds } }) => {
      state.suggestsNobody = userIds.length === 0;
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    explore: ExploreState;
  }
}

slices.inject(slice);

export const {
  exploreOpened,
  exploreClosed,
  exploreExpired,
  exploreMissed,
  moreExploreRequested,
  exploreReceived,
} = slice.actions;
