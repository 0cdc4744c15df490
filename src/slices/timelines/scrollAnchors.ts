/**
 * Where the reader was in each list, for each entry of the history: coming back, and a reload, lead
 * to the same line.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScrollAnchor, ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import type { TimelineKey } from '@/domain/timelines/timeline';

export const MAX_SCROLL_ANCHORS = 100;

const slice = createSlice({
  name: 'scrollAnchors',
  initialState: {} as ScrollAnchors,
  reducers: {
    /** What this tab knew before the page was loaded anew. */
    scrollAnchorsRestored: (_state, { payload }: PayloadAction<ScrollAnchors>) => payload,
    scrollAnchorSaved(
      state,
      { payload: { entry, anchor } }: PayloadAction<{ entry: string; anchor: ScrollAnchor | null }>,
    ) {
      const others = Object.entries(state).filter(([name]) => name !== entry);
      return Object.fromEntries([...others.slice(1 - MAX_SCROLL_ANCHORS), [entry, anchor]]);
    },
    /** The reader comes back to a timeline, which does not hold that place, or not yet. */
    scrollAnchorRequested(_state, _action: PayloadAction<{ key: TimelineKey; entry: string }>) {
      // The saga fetches what is around it.
    },
  },
});

export const { scrollAnchorsRestored, scrollAnchorSaved, scrollAnchorRequested } = slice.actions;
export default slice.reducer;
