/**
 * The details of one file of a draft, while they are open: what was found out about the file, and
 * the change of it that is being made. What is typed there is in the draft at once.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileFacts, FilePlace } from '@/domain/composer/picture/fileFacts';
import type { PictureEdits } from '@/domain/composer/picture/pictureEdits';
import type { ChosenFile } from '@/domain/composer/upload';
import { slices } from '@/slices/root';

export interface PictureEditorState {
  fileId: string | null;
  /** Null until it was looked at. */
  facts: FileFacts | null;
  phase: 'open' | 'working' | 'failed';
}

export const closedPictureEditor: PictureEditorState = {
  fileId: null,
  facts: null,
  phase: 'open',
};

const slice = createSlice({
  name: 'pictureEditor',
  initialState: closedPictureEditor,
  reducers: {
    fileDetailsOpened(_state, { payload: { fileId } }: PayloadAction<{ fileId: string }>) {
      return { ...closedPictureEditor, fileId };
    },
    fileDetailsClosed: () => closedPictureEditor,
    fileInspected(state, { payload }: PayloadAction<{ fileId: string; facts: FileFacts }>) {
      if (state.fileId === payload.fileId) state.facts = payload.facts;
    },
    pictureEditRequested(state, _action: PayloadAction<FilePlace & { edits: PictureEdits }>) {
      state.phase = 'working';
    },
    /** The changed picture is in the draft. */
    pictureEdited: () => closedPictureEditor,
    pictureEditFailed(state) {
      state.phase = 'failed';
    },
    fileReplaceRequested(_state, _action: PayloadAction<FilePlace & { file: ChosenFile }>) {
      // The saga has the file.
    },
    /** A picture for a video: another one, or a frame of it. */
    posterChosen(state, _action: PayloadAction<FilePlace & { file: ChosenFile }>) {
      state.phase = 'open';
    },
  },
});

export const {
  fileDetailsOpened,
  fileDetailsClosed,
  fileInspected,
  pictureEditRequested,
  pictureEdited,
  pictureEditFailed,
  fileReplaceRequested,
  posterChosen,
} = slice.actions;

declare module '@/slices/root' {
  interface DeferredSlices {
    pictureEditor: PictureEditorState;
  }
}

slices.inject(slice);
