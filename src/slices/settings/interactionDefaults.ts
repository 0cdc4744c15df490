/** The rules about reactions that new posts of the account have; the last change shows at once. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  withDefault,
  type InteractionDefaults,
  type InteractionKind,
} from '@/domain/composer/options/interactionRules';
import type { ReactionPolicy } from '@/domain/composer/options/reactionPolicies';
import { slices } from '@/slices/root';

export interface InteractionDefaultsState {
  /** As the server said last; null until then. */
  known: InteractionDefaults | null;
  /** With a change that it has not confirmed. */
  wanted: InteractionDefaults | null;
}

export const noInteractionDefaults: InteractionDefaultsState = { known: null, wanted: null };

const slice = createSlice({
  name: 'interactionDefaults',
  initialState: noInteractionDefaults,
  reducers: {
    /** The settings show them. */
    interactionDefaultsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    interactionDefaultsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    interactionDefaultsReceived(
      state,
      { payload }: PayloadAction<{ defaults: InteractionDefaults }>,
    ) {
      state.known = payload.defaults;
      state.wanted = null;
    },
    interactionDefaultChosen(
      state,
      { payload }: PayloadAction<{ kind: InteractionKind; policy: ReactionPolicy }>,
    ) {
      const shown = state.wanted ?? state.known;
      if (shown) state.wanted = withDefault(shown, payload.kind, payload.policy);
    },
    interactionDefaultsRefused(state, _action: PayloadAction<undefined>) {
      state.wanted = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    interactionDefaults: InteractionDefaultsState;
  }
}

slices.inject(slice);

export const {
  interactionDefaultsOpened,
  interactionDefaultsClosed,
  interactionDefaultsReceived,
  interactionDefaultChosen,
  interactionDefaultsRefused,
} = slice.actions;
