/**
 * What readers do to statuses beyond the marks, and what became of it: `complaints` holds, per
 * status, why the latest extra action failed, until one succeeds or the reader has seen it.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isExtra, type Complaint } from '@/domain/statusActions';
import { swept } from './entities';
import { markConfirmed, markRefused } from './statuses';

interface OfStatus {
  statusId: string;
}

const slice = createSlice({
  name: 'statusActions',
  initialState: { complaints: {} as Record<string, Complaint> },
  reducers: {
    deleteRequested(_state, _action: PayloadAction<OfStatus>) {
      // The saga asks; the row is marked when the server has agreed.
    },
    deleteRefused(_state, _action: PayloadAction<OfStatus & { reason: string }>) {
      // A notice tells it.
    },
    linkCopyRequested(_state, _action: PayloadAction<OfStatus>) {
      // The saga copies.
    },
    linkCopied(state, { payload }: PayloadAction<OfStatus>) {
      Reflect.deleteProperty(state.complaints, payload.statusId);
    },
    linkNotCopied(state, { payload }: PayloadAction<OfStatus & { reason: string }>) {
      const { statusId, reason } = payload;
      state.complaints[statusId] = { about: 'link', wanted: true, reason };
    },
    partNotLoaded(state, { payload }: PayloadAction<OfStatus>) {
      state.complaints[payload.statusId] = { about: 'part', wanted: true, reason: '' };
    },
    complaintDismissed(state, { payload }: PayloadAction<OfStatus>) {
      Reflect.deleteProperty(state.complaints, payload.statusId);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(markConfirmed, (state, { payload: { statusId, mark } }) => {
      if (isExtra(mark)) Reflect.deleteProperty(state.complaints, statusId);
    });
    builder.addCase(markRefused, (state, { payload: { statusId, mark, wanted, reason } }) => {
      if (isExtra(mark)) state.complaints[statusId] = { about: mark, wanted, reason };
    });
    builder.addCase(swept, (state, { payload }) => {
      for (const statusId of payload.statusIds) Reflect.deleteProperty(state.complaints, statusId);
    });
  },
});

export const {
  deleteRequested,
  deleteRefused,
  linkCopyRequested,
  linkCopied,
  linkNotCopied,
  partNotLoaded,
  complaintDismissed,
} = slice.actions;
export default slice.reducer;
