/**
 * Components read the state of the recorder here, because its slice is deferred and missing at
 * first.
 */
import { notRecording, type RecordingState } from '@/testing/state/slices/recording';
import type { RootState } from '@/slices/root';

export const selectRecording = (state: RootState): RecordingState =>
  state.recording ?? notRecording;
