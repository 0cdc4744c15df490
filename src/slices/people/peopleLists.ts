/** Lists of the people of an account, in the server's order. The last few lists are kept. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { peopleListKey, type PeopleList } from '@/domain/people/peopleList';
import { slices } from '@/slices/root';

const KEPT_LISTS = 4;

export interface LoadedPeopleList {
  userIds: string[];
  /** The cursor of the next page; null at the end. */
  next: string | null;
}

export type PeopleListsState = Record<string, LoadedPeopleList>;

export const noPeopleLists: PeopleListsState = {};

interface Page {
  list: PeopleList;
  page: 'first' | 'older';
  userIds: string[];
  next: string | null;
  entities: EntityBundle;
}

const slice = createSlice({
  name: 'peopleLists',
  initialState: noPeopleLists,
  reducers: {
    peopleListOpened(_state, _action: PayloadAction<PeopleList>) {
      // The saga asks.
    },
    peopleListClosed(_state, _action: PayloadAction<PeopleList>) {
      // The saga stops retrying.
    },
    morePeopleRequested(_state, _action: PayloadAction<PeopleList>) {
      // The saga asks.
    },
    peoplePageReceived(state, { payload }: PayloadAction<Page>) {
      const { list, page, userIds, next } = payload;
      const key = peopleListKey(list);
      const before = state[key]?.userIds ?? [];
      Reflect.deleteProperty(state, key);
      state[key] = page === 'first' ? { userIds, next } : goneOn(before, userIds, next);
      for (const oldest of Object.keys(state).slice(0, -KEPT_LISTS)) {
        Reflect.deleteProperty(state, oldest);
      }
    },
  },
});

/** Treats a page of known people as the end, as some servers repeat pages. */
function goneOn(before: string[], userIds: string[], next: string | null): LoadedPeopleList {
  const all = [...new Set([...before, ...userIds])];
  return { userIds: all, next: all.length === before.length ? null : next };
}

declare module '@/slices/root' {
  interface DeferredSlices {
    peopleLists: PeopleListsState;
  }
}

slices.inject(slice);

export const { peopleListOpened, peopleListClosed, morePeopleRequested, peoplePageReceived } =
  slice.actions;
