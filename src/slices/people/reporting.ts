/** What the reader is about to tell the staff about people, kept until it was sent. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReportForm } from '@/domain/people/report';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';

/** By the person it is about. */
export type ReportingState = Readonly<Record<string, ReportForm>>;

interface OfPerson {
  userId: string;
}

const emptyForm: ReportForm = { statusIds: [], comment: '', forward: false };

const slice = createSlice({
  name: 'reporting',
  initialState: {} as ReportingState,
  reducers: {
    /** The dialog is open. What was written before is still there, with these posts ticked as well. */
    reportOpened(
      state,
      {
        payload: { userId, preTickedIds },
      }: PayloadAction<OfPerson & { preTickedIds: readonly string[] }>,
    ) {
      const form = state[userId] ?? emptyForm;
      const statusIds = [...new Set([...form.statusIds, ...preTickedIds])];
      state[userId] = { ...form, statusIds };
    },
    reportClosed(_state, _action: PayloadAction<OfPerson>) {
      // The saga forgets what failed.
    },
    reportEdited(state, { payload }: PayloadAction<OfPerson & { change: Partial<ReportForm> }>) {
      state[payload.userId] = { ...(state[payload.userId] ?? emptyForm), ...payload.change };
    },
    reportRequested(_state, _action: PayloadAction<OfPerson>) {
      // The saga sends it.
    },
    /** The server has it. */
    reportSent(state, { payload }: PayloadAction<OfPerson & { form: ReportForm }>) {
      Reflect.deleteProperty(state, payload.userId);
    },
  },
});

addDeferredSlice('reporting', slice.reducer);

export const { reportOpened, reportClosed, reportEdited, reportRequested, reportSent } =
  slice.actions;
