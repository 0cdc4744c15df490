/** What the instance tells of itself on the page about it, and who its staff are. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { About } from '@/domain/about';
import type { EntityBundle } from '@/domain/entities';
import { joinSlices } from './lateSlices';

export interface AboutState {
  /** Null until the instance told. */
  about: About | null;
  /** Those of the staff whose accounts could be had. */
  staffIds: string[];
}

export const nothingAbout: AboutState = { about: null, staffIds: [] };

const slice = createSlice({
  name: 'about',
  initialState: nothingAbout,
  reducers: {
    aboutOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    aboutClosed(_state, _action: PayloadAction<undefined>) {
      // The saga gives up.
    },
    aboutReceived(state, { payload }: PayloadAction<{ about: About }>) {
      state.about = payload.about;
    },
    staffReceived(
      state,
      { payload }: PayloadAction<{ userIds: string[]; entities: EntityBundle }>,
    ) {
      state.staffIds = [...new Set([...state.staffIds, ...payload.userIds])];
    },
  },
});

joinSlices('about', slice.reducer);

export const { aboutOpened, aboutClosed, aboutReceived, staffReceived } = slice.actions;
