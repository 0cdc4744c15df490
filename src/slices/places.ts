/**
 * Where the reader was in each list, for each entry of the history: coming back, and a reload, lead
 * to the same line.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReadersPlace, ReadersPlaces } from '@/domain/readersPlace';
import type { TimelineKey } from '@/domain/timeline';

export const MOST_PLACES = 100;

const slice = createSlice({
  name: 'places',
  initialState: {} as ReadersPlaces,
  reducers: {
    /** What this tab knew before the page was loaded anew. */
    placesRestored: (_state, { payload }: PayloadAction<ReadersPlaces>) => payload,
    placeNoted(
      state,
      { payload: { entry, place } }: PayloadAction<{ entry: string; place: ReadersPlace | null }>,
    ) {
      const others = Object.entries(state).filter(([name]) => name !== entry);
      return Object.fromEntries([...others.slice(1 - MOST_PLACES), [entry, place]]);
    },
    /** The reader comes back to a timeline, which does not hold that place, or not yet. */
    placeSought(_state, _action: PayloadAction<{ key: TimelineKey; entry: string }>) {
      // The saga fetches what is around it.
    },
  },
});

export const { placesRestored, placeNoted, placeSought } = slice.actions;
export default slice.reducer;
