/**
 * Posts and edits on their way to the server, by the id of their job. What they do over time is in
 * `sagas/composer/outbox`; here is only how far each has come.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Job } from '@/domain/composer/outbox';
import { fileUploaded } from './drafts';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

const slice = createSlice({
  name: 'outbox',
  initialState: {} as Record<string, Job>,
  reducers: {
    jobUpdated(state, { payload }: PayloadAction<Job>) {
      state[payload.id] = payload;
    },
    /** It was confirmed, taken back, or put away. */
    jobEnded(state, { payload }: PayloadAction<{ id: string }>) {
      Reflect.deleteProperty(state, payload.id);
    },
    /** The writer wants it back: before it went out nothing happened, afterwards it stays unknown. */
    jobStopped(_state, _action: PayloadAction<{ id: string }>) {
      // The saga sees to it.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fileUploaded, (state, { payload: { fileId, attachment } }) => {
      for (const { draft } of Object.values(state)) {
        const file = draft.files.find(({ id }) => id === fileId);
        if (!file) continue;
        file.attachment = attachment;
        file.description ||= attachment.description;
      }
    });
  },
});

export const { jobUpdated, jobEnded, jobStopped } = slice.actions;

addDeferredSlice('outbox', slice.reducer);
