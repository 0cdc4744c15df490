/** What sagas know of the recorder, which itself stands outside of the store (`store/recorder`). */
import type { FlowFile } from '@/testing/format/flowFile';
import type { RecordingMode } from '@/testing/state/slices/recording';
import type { RootState } from '@/slices/root';
import type { Source } from '@/lib/source';

export interface RecordingGrowth {
  entries: number;
  /** About how many characters. */
  size: number;
  since: number | null;
  seconds: number;
}

export interface FlowStep {
  action: { type: string };
  /** Milliseconds since the flow began. */
  at: number;
  by: 'page' | 'saga';
  /** After the action. */
  state: RootState;
}

export interface FlowSteps {
  /** Before the first action. */
  begin: RootState;
  steps: readonly FlowStep[];
  /** The number of the first action that was another when it was recorded; null: there is none. */
  divergedAt: number | null;
}

export interface FlowRecorder {
  /** What this page began with, and what has become of it. */
  readonly mode: RecordingMode;
  readonly ringBufferEnabled: boolean;
  /** Now and then; at once as well. */
  grown: Source<RecordingGrowth>;
  /** Whether the loads of this tab are recorded from now on. False where the browser forbids it. */
  setTabFlag(marked: boolean): boolean;
  enableRingBuffer(wanted: boolean): boolean;
  /** Notes no more. */
  stop(): void;
  discard(): void;
  /** Redacted, and replayed: a file that may be shown to others. Null where nothing was noted. */
  exportFlow(how: { keepTexts: boolean }): Promise<FlowFile | null>;
  /** A file of anybody's, as far as it can be replayed. */
  stepsOf(file: FlowFile): Promise<FlowSteps>;
  /** A time that is no part of what is recorded. */
  wait(ms: number): Promise<void>;
}
