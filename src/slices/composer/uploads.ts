/**
 * Files of drafts that are being uploaded: the progress and the thumbnail of each, and the files
 * that were refused. A draft itself lists its files.
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
import { slices } from '@/slices/root';

interface FileId {
  fileId: string;
}

export interface UploadsState {
  uploads: Record<string, Upload>;
  thumbnails: Record<string, Thumbnail>;
  /** Descriptions that were filled in from an earlier use of the file. */
  recalled: Record<string, string>;
  /** Files that the browser could not store; they are lost when the page is closed. */
  unstored: string[];
  /** Refused files per draft, oldest first. */
  refused: Record<DraftTarget, RefusedFile[]>;
  /** How many of the last added files were left out because the post has no room for more. */
  leftOut: Record<DraftTarget, number>;
}

export const noUploads: UploadsState = {
  uploads: {},
  thumbnails: {},
  recalled: {},
  unstored: [],
  refused: {},
  leftOut: {},
};

const slice = createSlice({
  name: 'uploads',
  initialState: noUploads,
  reducers: {
    /** Files cannot be in the state; the saga has their contents. */
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
    /** The reader dismissed the refusals, or the files were accepted after all. */
    refusalsDismissed(
      state,
      { payload: { target, handles } }: PayloadAction<{ target: DraftTarget; handles: string[] }>,
    ) {
      const left = state.refused[target]?.filter(({ handle }) => !handles.includes(handle)) ?? [];
      if (left.length > 0) state.refused[target] = left;
      else Reflect.deleteProperty(state.refused, target);
    },
    /** Queues a first upload or a retry. */
    uploadQueued({ uploads }, { payload }: PayloadAction<FileId>) {
      uploads[payload.fileId] = waitingUpload;
    },
    /** A file of a stored draft, or of a tab that is gone, has no attachment. */
    uploadLeftOver(_state, _action: PayloadAction<FileId>) {
      // The saga queues it unless another tab uploads it.
    },
    /** Progress starts from zero, on retries too. */
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
    /** The reader paused the upload. */
    uploadStopped({ uploads }, { payload }: PayloadAction<FileId>) {
      uploads[payload.fileId] = { phase: 'stopped', part: 0, failure: null };
    },
    /** A form shows its files and needs their thumbnails. */
    filesShown(_state, _action: PayloadAction<{ fileIds: string[] }>) {
      // The saga makes the thumbnails.
    },
    thumbnailReceived(
      { thumbnails },
      { payload }: PayloadAction<FileId & { thumbnail: Thumbnail }>,
    ) {
      thumbnails[payload.fileId] = payload.thumbnail;
    },
    /** The same file was described before. */
    descriptionRecalled(
      { recalled },
      { payload: { fileId, text } }: PayloadAction<FileId & { text: string }>,
    ) {
      recalled[fileId] = text;
    },
    fileNotStored({ unstored }, { payload }: PayloadAction<FileId>) {
      if (!unstored.includes(payload.fileId)) unstored.push(payload.fileId);
    },
    /** No draft and no job has these files any more. */
    filesForgotten(state, { payload: { fileIds } }: PayloadAction<{ fileIds: string[] }>) {
      for (const fileId of fileIds) {
        Reflect.deleteProperty(state.uploads, fileId);
        Reflect.deleteProperty(state.thumbnails, fileId);
        Reflect.deleteProperty(state.recalled, fileId);
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
  uploadLeftOver,
  uploadStarted,
  uploadProgressed,
  uploadProcessing,
  uploadFailed,
  uploadStopped,
  filesShown,
  thumbnailReceived,
  descriptionRecalled,
  fileNotStored,
  filesForgotten,
} = slice.actions;

declare module '@/slices/root' {
  interface DeferredSlices {
    uploads: UploadsState;
  }
}

slices.inject(slice);
