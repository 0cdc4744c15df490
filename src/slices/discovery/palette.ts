/**
 * The command palette: what was found on the server for what is typed, and the places and entries
 * that the reader used last.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { noRecents, withUsed, type Recents } from '@/domain/discovery/recentPlaces';
import { slices } from '@/slices/root';

export interface PaletteState {
  query: string;
  /** People that the server found for the query. */
  userIds: string[];
  search: 'idle' | 'busy' | 'failed';
  recents: Recents;
}

export const closedPalette: PaletteState = {
  query: '',
  userIds: [],
  search: 'idle',
  recents: noRecents,
};

const slice = createSlice({
  name: 'palette',
  initialState: closedPalette,
  reducers: {
    paletteOpened() {
      // The saga reads what was used last.
      return closedPalette;
    },
    paletteClosed() {
      return closedPalette;
    },
    paletteTyped(state, { payload: { query } }: PayloadAction<{ query: string }>) {
      state.query = query;
      state.search = 'idle';
    },
    palettePeopleRequested(state) {
      state.search = 'busy';
    },
    palettePeopleFound(
      state,
      { payload }: PayloadAction<{ query: string; userIds: string[]; entities: EntityBundle }>,
    ) {
      if (payload.query !== state.query) return;
      state.userIds = payload.userIds;
      state.search = 'idle';
    },
    palettePeopleFailed(state, { payload }: PayloadAction<{ query: string }>) {
      if (payload.query === state.query) state.search = 'failed';
    },
    recentsRestored(state, { payload }: PayloadAction<{ recents: Recents }>) {
      return { ...state, recents: payload.recents };
    },
    /** The saga keeps it, unless nothing is to be kept. */
    paletteEntryUsed(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      return { ...state, recents: withUsed(state.recents, id) };
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    palette: PaletteState;
  }
}

slices.inject(slice);

export const {
  paletteOpened,
  paletteClosed,
  paletteTyped,
  palettePeopleRequested,
  palettePeopleFound,
  palettePeopleFailed,
  recentsRestored,
  paletteEntryUsed,
} = slice.actions;
