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
}

export const noCompletions: CompletionsState = { sought: null, userIds: [], hashtags: [] };

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
    hashtagsFound(state, { payload }: PayloadAction<{ hashtags: string[] }>) {
      state.hashtags = payload.hashtags;
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
