/**
 * The details of one file of a draft, while they are open: what was found out about the file, and
 * the change of it that is being made. What is typed there is in the draft at once.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FileFacts, FilePlace } from '@/domain/composer/picture/fileFacts';
import type { VideoCut, VideoFacts } from '@/domain/composer/picture/videoTrim';
import type { PictureEdits } from '@/domain/composer/picture/pictureEdits';
import type { ChosenFile } from '@/domain/composer/upload';
import { slices } from '@/slices/root';

export interface PictureEditorState {
  fileId: string | null;
  /** Null until it was looked at. */
  facts: FileFacts | null;
  phase: 'open' | 'working' | 'failed';
  /** From the wish to cut a video on. */
  trim?: TrimState;
}

export interface TrimState {
  phase: 'looking' | 'ready' | 'impossible' | 'working' | 'failed';
  facts: VideoFacts | null;
  /** The share that is done, from 0 to 1. */
  part: number;
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
    trimOpened(state, _action: PayloadAction<{ fileId: string }>) {
      state.trim = { phase: 'looking', facts: null, part: 0 };
    },
    /** Null if this browser cannot cut it. */
    videoInspected(
      state,
      { payload }: PayloadAction<{ fileId: string; facts: VideoFacts | null }>,
    ) {
      if (state.fileId !== payload.fileId || !state.trim) return;
      state.trim.phase = payload.facts ? 'ready' : 'impossible';
      state.trim.facts = payload.facts;
    },
    trimRequested(state, _action: PayloadAction<FilePlace & { cut: VideoCut }>) {
      if (state.trim) Object.assign(state.trim, { phase: 'working', part: 0 });
    },
    trimProgressed(state, { payload: { part } }: PayloadAction<{ part: number }>) {
      if (state.trim) state.trim.part = part;
    },
    trimCancelled(state) {
      if (state.trim) state.trim.phase = 'ready';
    },
    trimFailed(state) {
      if (state.trim) state.trim.phase = 'failed';
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
  trimOpened,
  videoInspected,
  trimRequested,
  trimProgressed,
  trimCancelled,
  trimFailed,
} = slice.actions;

declare module '@/slices/root' {
  interface DeferredSlices {
    pictureEditor: PictureEditorState;
  }
}

slices.inject(slice);
