/**
 * The recorder as sagas see it; the recorder itself is outside of the store (`testing/recorder`).
 */
import type { FlowFile } from '@/testing/format/flowFile';
import type { RecordingMode } from '@/testing/state/slices/recording';
import type { RootState } from '@/slices/root';
import type { Source } from '@/lib/source';

export interface RecordingGrowth {
  entries: number;
  /** Approximate, in characters. */
  size: number;
  since: number | null;
  seconds: number;
}

export interface FlowStep {
  action: { type: string };
  /** Milliseconds since the flow began. */
  at: number;
  by: 'page' | 'saga';
  /** The state after the action. */
  state: RootState;
}

export interface FlowSteps {
  /** The state before the first action. */
  begin: RootState;
  steps: readonly FlowStep[];
  /** The number of the first action that differs from the recording; null if there is none. */
  divergedAt: number | null;
}

export interface FlowRecorder {
  /** The mode at start-up, and its current value. */
  readonly mode: RecordingMode;
  readonly ringBufferEnabled: boolean;
  /** Reports the size on subscription and from time to time. */
  grown: Source<RecordingGrowth>;
  /** Flags this tab for recording from the next load on. False if the browser forbids it. */
  setTabFlag(marked: boolean): boolean;
  enableRingBuffer(wanted: boolean): boolean;
  /** Stops recording. */
  stop(): void;
  discard(): void;
  /** Returns a redacted and replayed file; null if nothing was recorded. */
  exportFlow(how: { keepTexts: boolean }): Promise<FlowFile | null>;
  /** Replays any flow file, as far as possible. */
  stepsOf(file: FlowFile): Promise<FlowSteps>;
  /** Waits with a timer that is not recorded. */
  wait(ms: number): Promise<void>;
}
