/** The server's completions for the word being typed: people or hashtags. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export type Sought =
  /** `far`: an unknown person may be looked up on their own server. */
  { kind: 'people' | 'hashtags'; query: string; far?: boolean } | null;

export interface CompletionsState {
  /** Null while no word is being completed. */
  sought: Sought;
  userIds: readonly string[];
  hashtags: readonly string[];
  /** How often they were used lately, where the server counts. */
  hashtagUses: Readonly<Record<string, number>>;
}

export const noCompletions: CompletionsState = {
  sought: null,
  userIds: [],
  hashtags: [],
  hashtagUses: {},
};

const slice = createSlice({
  name: 'completions',
  initialState: noCompletions,
  reducers: {
    completionsRequested(state, { payload }: PayloadAction<{ sought: Sought }>) {
      // Old results stay until new ones come, as most of them match the next letter too.
      if (payload.sought?.kind !== state.sought?.kind) return { ...noCompletions, ...payload };
      state.sought = payload.sought;
    },
    peopleFound(state, { payload }: PayloadAction<{ userIds: string[]; entities: EntityBundle }>) {
      state.userIds = payload.userIds;
    },
    hashtagsFound(
      state,
      { payload }: PayloadAction<{ hashtags: { name: string; uses: number | null }[] }>,
    ) {
      state.hashtags = payload.hashtags.map(({ name }) => name);
      state.hashtagUses = Object.fromEntries(
        payload.hashtags.flatMap(({ name, uses }) => (uses === null ? [] : [[name, uses]])),
      );
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    completions: CompletionsState;
  }
}

slices.inject(slice);

export const { completionsRequested, peopleFound, hashtagsFound } = slice.actions;
