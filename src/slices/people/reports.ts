/** Pending state changes of reports; a report itself changes only when the server has agreed. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ReportState } from '@/domain/people/report';
import { slices } from '@/slices/root';

interface Choice {
  reportId: string;
  state: ReportState;
}

export interface ReportsState {
  /** The state that is being sent, by report. */
  choosing: Readonly<Record<string, ReportState>>;
}

export const noReports: ReportsState = { choosing: {} };

const slice = createSlice({
  name: 'reports',
  initialState: noReports,
  reducers: {
    reportStateChosen({ choosing }, { payload: { reportId, state } }: PayloadAction<Choice>) {
      choosing[reportId] = state;
    },
    reportStateConfirmed({ choosing }, { payload }: PayloadAction<Choice>) {
      if (choosing[payload.reportId] === payload.state) {
        Reflect.deleteProperty(choosing, payload.reportId);
      }
    },
    reportStateRefused({ choosing }, { payload }: PayloadAction<Choice & { reason: string }>) {
      Reflect.deleteProperty(choosing, payload.reportId);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    reports: ReportsState;
  }
}

slices.inject(slice);

export const { reportStateChosen, reportStateConfirmed, reportStateRefused } = slice.actions;
