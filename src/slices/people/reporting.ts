/** The forms of reports to the staff, kept until they are sent. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReportForm } from '@/domain/people/report';
import { slices } from '@/slices/root';

/** By the reported person. */
export type ReportingState = Readonly<Record<string, ReportForm>>;

interface OfPerson {
  userId: string;
}

const emptyForm: ReportForm = { statusIds: [], comment: '', forward: false };

const slice = createSlice({
  name: 'reporting',
  initialState: {} as ReportingState,
  reducers: {
    /** The dialog is open. An earlier form is kept, with these posts selected as well. */
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
      // The saga clears the old failure.
    },
    reportEdited(state, { payload }: PayloadAction<OfPerson & { change: Partial<ReportForm> }>) {
      state[payload.userId] = { ...(state[payload.userId] ?? emptyForm), ...payload.change };
    },
    reportRequested(_state, _action: PayloadAction<OfPerson>) {
      // The saga sends it.
    },
    /** The server has accepted the report. */
    reportSent(state, { payload }: PayloadAction<OfPerson & { form: ReportForm }>) {
      Reflect.deleteProperty(state, payload.userId);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    reporting: ReportingState;
  }
}

slices.inject(slice);

export const { reportOpened, reportClosed, reportEdited, reportRequested, reportSent } =
  slice.actions;
