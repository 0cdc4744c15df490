/**
 * Posts and edits that are being sent, by the id of their job. `sagas/composer/outbox` runs the
 * jobs; here is only the progress of each.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { filesOf } from '@/domain/composer/draft';
import type { Job } from '@/domain/composer/outbox';
import { fileUploaded } from './drafts';
import { slices } from '@/slices/root';

const slice = createSlice({
  name: 'outbox',
  initialState: {} as Record<string, Job>,
  reducers: {
    jobUpdated(state, { payload }: PayloadAction<Job>) {
      state[payload.id] = payload;
    },
    /** The job was confirmed, taken back, or dismissed. */
    jobEnded(state, { payload }: PayloadAction<{ id: string }>) {
      Reflect.deleteProperty(state, payload.id);
    },
    /**
     * The writer takes the job back: safe before it was sent; afterwards its outcome is unknown.
     */
    jobStopped(_state, _action: PayloadAction<{ id: string }>) {
      // The saga handles it.
    },
    /** The writer does not want to wait for the end of the time in which it can be undone. */
    jobHurried(_state, _action: PayloadAction<{ id: string }>) {
      // The saga handles it.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(fileUploaded, (state, { payload: { fileId, attachment } }) => {
      for (const { draft } of Object.values(state)) {
        const file = filesOf(draft).find(({ id }) => id === fileId);
        if (!file) continue;
        file.attachment = attachment;
        file.description ||= attachment.description;
      }
    });
  },
});

export const { jobUpdated, jobEnded, jobStopped, jobHurried } = slice.actions;

declare module '@/slices/root' {
  interface DeferredSlices {
    outbox: Record<string, Job>;
  }
}

slices.inject(slice);
