/**
 * Files on their way to the server. A draft lists its files; here is how far each has come, what it
 * shows of itself meanwhile, and which files were turned away.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftTarget } from '@/domain/composer/draft';
import {
  waitingUpload,
  type ChosenFile,
  type Thumbnail,
  type RefusedFile,
  type Upload,
  type UploadFailure,
} from '@/domain/composer/upload';
import { fileUploaded } from './drafts';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

interface FileId {
  fileId: string;
}

export interface UploadsState {
  uploads: Record<string, Upload>;
  thumbnails: Record<string, Thumbnail>;
  /** Files that the browser would not keep, and that are lost when the page is closed. */
  unstored: string[];
  /** Turned away, per draft, the oldest first. */
  refused: Record<DraftTarget, RefusedFile[]>;
  /** How many were left out because no more fit in the post, the last time that files were added. */
  leftOut: Record<DraftTarget, number>;
}

export const noUploads: UploadsState = {
  uploads: {},
  thumbnails: {},
  unstored: [],
  refused: {},
  leftOut: {},
};

const slice = createSlice({
  name: 'uploads',
  initialState: noUploads,
  reducers: {
    /** The files lie on the shelf. */
    filesChosen(
      state,
      { payload: { target } }: PayloadAction<{ target: DraftTarget; files: ChosenFile[] }>,
    ) {
      Reflect.deleteProperty(state.leftOut, target);
    },
    filesLeftOut(state, { payload }: PayloadAction<{ target: DraftTarget; count: number }>) {
      state.leftOut[payload.target] = payload.count;
    },
    filesRefused(
      state,
      { payload: { target, files } }: PayloadAction<{ target: DraftTarget; files: RefusedFile[] }>,
    ) {
      state.refused[target] = [...(state.refused[target] ?? []), ...files];
    },
    shrinkRequested(state, { payload }: PayloadAction<{ target: DraftTarget; handle: string }>) {
      const file = state.refused[payload.target]?.find(({ handle }) => handle === payload.handle);
      if (file) file.shrinking = true;
    },
    shrinkFailed(state, { payload }: PayloadAction<{ target: DraftTarget; handle: string }>) {
      const file = state.refused[payload.target]?.find(({ handle }) => handle === payload.handle);
      if (file) file.shrinking = false;
    },
    /** Read and put aside, or let in after all. */
    refusalsDismissed(
      state,
      { payload: { target, handles } }: PayloadAction<{ target: DraftTarget; handles: string[] }>,
    ) {
      const left = state.refused[target]?.filter(({ handle }) => !handles.includes(handle)) ?? [];
      if (left.length > 0) state.refused[target] = left;
      else Reflect.deleteProperty(state.refused, target);
    },
    /** For the first time, or once more. */
    uploadQueued({ uploads }, { payload }: PayloadAction<FileId>) {
      uploads[payload.fileId] = waitingUpload;
    },
    /** It counts from the start, also when it is sent once more. */
    uploadStarted({ uploads }, { payload }: PayloadAction<FileId>) {
      uploads[payload.fileId] = { phase: 'sending', part: 0, failure: null };
    },
    uploadProgressed({ uploads }, { payload }: PayloadAction<FileId & { part: number }>) {
      const upload = uploads[payload.fileId];
      if (upload?.phase === 'sending') upload.part = payload.part;
    },
    uploadProcessing({ uploads }, { payload }: PayloadAction<FileId>) {
      uploads[payload.fileId] = { phase: 'processing', part: 1, failure: null };
    },
    uploadFailed({ uploads }, { payload }: PayloadAction<FileId & { failure: UploadFailure }>) {
      uploads[payload.fileId] = { phase: 'failed', part: 0, failure: payload.failure };
    },
    /** The reader does not want it to go on for now. */
    uploadStopped({ uploads }, { payload }: PayloadAction<FileId>) {
      uploads[payload.fileId] = { phase: 'stopped', part: 0, failure: null };
    },
    /** A form shows its files: they want to be looked at. */
    filesShown(_state, _action: PayloadAction<{ fileIds: string[] }>) {
      // The saga makes the looks.
    },
    thumbnailReceived(
      { thumbnails },
      { payload }: PayloadAction<FileId & { thumbnail: Thumbnail }>,
    ) {
      thumbnails[payload.fileId] = payload.thumbnail;
    },
    fileNotStored({ unstored }, { payload }: PayloadAction<FileId>) {
      if (!unstored.includes(payload.fileId)) unstored.push(payload.fileId);
    },
    /** No draft and no job has them any more. */
    filesForgotten(state, { payload: { fileIds } }: PayloadAction<{ fileIds: string[] }>) {
      for (const fileId of fileIds) {
        Reflect.deleteProperty(state.uploads, fileId);
        Reflect.deleteProperty(state.thumbnails, fileId);
      }
      state.unstored = state.unstored.filter((fileId) => !fileIds.includes(fileId));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fileUploaded, ({ uploads }, { payload }) => {
      Reflect.deleteProperty(uploads, payload.fileId);
    });
  },
});

export const {
  filesChosen,
  filesLeftOut,
  filesRefused,
  shrinkRequested,
  shrinkFailed,
  refusalsDismissed,
  uploadQueued,
  uploadStarted,
  uploadProgressed,
  uploadProcessing,
  uploadFailed,
  uploadStopped,
  filesShown,
  thumbnailReceived,
  fileNotStored,
  filesForgotten,
} = slice.actions;

addDeferredSlice('uploads', slice.reducer);
