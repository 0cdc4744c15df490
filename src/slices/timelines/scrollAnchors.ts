/**
 * The scroll anchor of each list, per history entry, so that going back and a reload restore the
 * position.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ScrollAnchor, ScrollAnchors } from '@/domain/timelines/scrollAnchor';
import type { TimelineKey } from '@/domain/timelines/timeline';

export const MAX_SCROLL_ANCHORS = 100;

const slice = createSlice({
  name: 'scrollAnchors',
  initialState: {} as ScrollAnchors,
  reducers: {
    /** Restores what this tab stored before a reload. */
    scrollAnchorsRestored: (_state, { payload }: PayloadAction<ScrollAnchors>) => payload,
    scrollAnchorSaved(
      state,
      { payload: { entry, anchor } }: PayloadAction<{ entry: string; anchor: ScrollAnchor | null }>,
    ) {
      const others = Object.entries(state).filter(([name]) => name !== entry);
      return Object.fromEntries([...others.slice(1 - MAX_SCROLL_ANCHORS), [entry, anchor]]);
    },
    /** The reader comes back to a timeline that does not hold the anchor, or not yet. */
    scrollAnchorRequested(_state, _action: PayloadAction<{ key: TimelineKey; entry: string }>) {
      // The saga fetches the statuses around it.
    },
  },
});

export const { scrollAnchorsRestored, scrollAnchorSaved, scrollAnchorRequested } = slice.actions;
export default slice.reducer;
