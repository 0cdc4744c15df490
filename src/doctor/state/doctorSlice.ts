/** An examination of the instance: how far it is, and what has been found. Has a store of its own. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { checkNames, type CheckName } from '@/doctor/findings/checkNames';
import type { Finding } from '@/doctor/findings/finding';

export interface DoctorState {
  /** Null when nothing is being looked at. */
  current: CheckName | null;
  /** How many of the checks are behind us. */
  done: number;
  found: Finding[];
  copied: 'no' | 'yes' | 'failed';
}

const initialState: DoctorState = { current: null, done: 0, found: [], copied: 'no' };

const slice = createSlice({
  name: 'doctor',
  initialState,
  reducers: {
    examinationRequested: () => initialState,
    checkBegan(state, { payload }: PayloadAction<{ name: CheckName }>) {
      state.current = payload.name;
    },
    checkFinished(state, { payload }: PayloadAction<{ found: Finding[] }>) {
      state.current = null;
      state.done += 1;
      state.found.push(...payload.found);
    },
    reportCopyRequested(state, _action: PayloadAction<{ text: string }>) {
      state.copied = 'no';
    },
    reportCopied(state) {
      state.copied = 'yes';
    },
    reportCopyFailed(state) {
      state.copied = 'failed';
    },
  },
});

export const {
  examinationRequested,
  checkBegan,
  checkFinished,
  reportCopyRequested,
  reportCopied,
  reportCopyFailed,
} = slice.actions;
export default slice.reducer;

/** Of the store that the page of diagnostics has to itself. */
export interface DoctorRoot {
  doctor: DoctorState;
}

export const selectExamined = ({ doctor }: DoctorRoot): boolean =>
  doctor.done === checkNames.length;
