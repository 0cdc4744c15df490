/**
 * The view state of single cards: unfolded, unmuted, replying, playing. Stored by status and not in
 * the components, so that a card which scrolls away and comes back is unchanged.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TextCollapseFlags } from '@/domain/statuses/textCollapse';
import { kindOfDraft, statusOfDraft } from '@/domain/composer/draft';
import { postConfirmed } from '@/slices/composer/drafts';
import { entitiesEvicted } from '@/slices/engine/entities';

export interface CardView extends TextCollapseFlags {
  /** The reply form is open below. */
  replying?: boolean;
  /** Its sensitive files are uncovered. */
  mediaShown?: boolean;
  /** All rows of its gallery are shown. */
  mediaUnfolded?: boolean;
  /** One of its files is playing. */
  mediaPlaying?: boolean;
  /** Shown although it is muted. */
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
