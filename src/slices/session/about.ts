/** The instance's description for the about page, and its staff. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { About } from '@/domain/session/about';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export interface AboutState {
  /** Null until it is loaded. */
  about: About | null;
  /** Staff whose accounts could be fetched. */
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
      // The saga stops retrying.
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

declare module '@/slices/root' {
  interface DeferredSlices {
    about: AboutState;
  }
}

slices.inject(slice);

export const { aboutOpened, aboutClosed, aboutReceived, staffReceived } = slice.actions;
