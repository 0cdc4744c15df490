/**
 * What the reader did to single cards: unfolded, unmuted, replying, playing. Kept by the status and
 * not in the cards, so that a card which scrolls away and comes back is as it was left.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TextCollapseFlags } from '@/domain/statuses/textCollapse';
import { kindOfDraft, statusOfDraft } from '@/domain/composer/draft';
import { postConfirmed } from '@/slices/composer/drafts';
import { entitiesEvicted } from '@/slices/engine/entities';

export interface CardView extends TextCollapseFlags {
  /** The form for a reply is open below. */
  replying?: boolean;
  /** Its sensitive files have been uncovered. */
  mediaShown?: boolean;
  /** All rows of its gallery stand there. */
  mediaUnfolded?: boolean;
  /** A file of it is being played. */
  mediaPlaying?: boolean;
  /** Shown although it was muted. */
  unmuted?: boolean;
  showingQuote?: boolean;
}

const slice = createSlice({
  name: 'cardViews',
  initialState: {} as Record<string, CardView>,
  reducers: {
    cardViewChanged(state, { payload }: PayloadAction<{ statusId: string; changes: CardView }>) {
      const { statusId, changes } = payload;
      state[statusId] = { ...state[statusId], ...changes };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(postConfirmed, (state, { payload: { target } }) => {
      const view = kindOfDraft(target) === 'reply' ? state[statusOfDraft(target) ?? ''] : null;
      if (view) view.replying = false;
    });
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      for (const statusId of payload.statusIds) Reflect.deleteProperty(state, statusId);
    });
  },
});

export const { cardViewChanged } = slice.actions;
export default slice.reducer;
