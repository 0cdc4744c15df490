/**
 * Drafts of the reader's private notes about people. They are frozen while being saved. A saved
 * note is part of the relationship.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

export interface NoteDraft {
  text: string;
  /** True while it is being saved: it cannot be changed. */
  frozen: boolean;
}

/** By person. */
export type NotesState = Readonly<Record<string, NoteDraft>>;

interface OfPerson {
  userId: string;
}

const slice = createSlice({
  name: 'notes',
  initialState: {} as NotesState,
  reducers: {
    noteEdited(state, { payload }: PayloadAction<OfPerson & { text: string }>) {
      if (!state[payload.userId]?.frozen) {
        state[payload.userId] = { text: payload.text, frozen: false };
      }
    },
    noteDropped(state, { payload }: PayloadAction<OfPerson>) {
      Reflect.deleteProperty(state, payload.userId);
    },
    noteSaveRequested(state, { payload }: PayloadAction<OfPerson>) {
      const draft = state[payload.userId];
      if (draft) draft.frozen = true;
    },
    noteSaved(state, { payload }: PayloadAction<OfPerson>) {
      Reflect.deleteProperty(state, payload.userId);
    },
    noteNotSaved(state, { payload }: PayloadAction<OfPerson & { reason: string }>) {
      const draft = state[payload.userId];
      if (draft) draft.frozen = false;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    notes: NotesState;
  }
}

slices.inject(slice);

export const { noteEdited, noteDropped, noteSaveRequested, noteSaved, noteNotSaved } =
  slice.actions;
