/**
 * Pending emoji reactions of the reader, by status and emoji. Confirmed ones are in the status
 * rows; a failed call removes the pending reaction.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { PendingReactions } from '@/domain/statuses/reaction';

export interface ReactionIntent {
  statusId: string;
  /** The emoji itself, or the shortcode of a custom one. */
  name: string;
  wanted: boolean;
}

const initialState: Record<string, PendingReactions> = {};

const slice = createSlice({
  name: 'reactions',
  initialState,
  reducers: {
    reactionRequested(state, { payload }: PayloadAction<ReactionIntent & { url: string | null }>) {
      const { statusId, name, wanted, url } = payload;
      state[statusId] = { ...state[statusId], [name]: { wanted, url } };
    },
    reactionConfirmed(
      state,
      { payload }: PayloadAction<ReactionIntent & { entities: EntityBundle }>,
    ) {
      // A newer press may have changed the pending value during the call.
      if (state[payload.statusId]?.[payload.name]?.wanted === payload.wanted) {
        forget(state, payload);
      }
    },
    reactionRefused(state, { payload }: PayloadAction<ReactionIntent & { reason: string }>) {
      forget(state, payload);
    },
  },
});

function forget(state: Record<string, PendingReactions>, { statusId, name }: ReactionIntent): void {
  const { [name]: _dropped, ...rest } = state[statusId] ?? {};
  if (Object.keys(rest).length > 0) state[statusId] = rest;
  else Reflect.deleteProperty(state, statusId);
}

export const { reactionRequested, reactionConfirmed, reactionRefused } = slice.actions;
export default slice.reducer;
