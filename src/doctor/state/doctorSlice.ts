/** The progress and findings of an examination of the instance. It lives in a store of its own. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { checkNames, type CheckName } from '@/doctor/findings/checkNames';
import type { Finding } from '@/doctor/findings/finding';

interface DoctorState {
  /** Null while no check is running. */
  current: CheckName | null;
  /** The number of finished checks. */
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

/** The state of the diagnostics page's own store. */
export interface DoctorRoot {
  doctor: DoctorState;
}

export const selectExamined = ({ doctor }: DoctorRoot): boolean =>
  doctor.done === checkNames.length;
