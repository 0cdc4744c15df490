/** The options and the result of a replay. */
import type { RootState } from '@/slices/root';
import type { FlowEffect, FlowEvent, RawFlow, ExpectedAction } from '@/testing/format/flowFile';

/** Without `told`, only the effects are compared. */
export type Replayable = RawFlow & { told?: { actions: readonly ExpectedAction[]; state: string } };

export interface ReplayOptions {
  /**
   * Continues after a divergence: effects may come earlier, later, or with other contents. Those
   * without an answer stay pending.
   */
  leniently?: boolean;
  /** Called for each action, with the resulting state. */
  onAction?: (step: {
    at: number;
    /** The number of inputs so far. */
    segment: number;
    by: 'page' | 'saga';
    action: { type: string };
    state: RootState;
  }) => void;
}

export interface Divergence {
  /** An effect or an input of the file, an action, or the final state. */
  kind: 'effect' | 'action' | 'state';
  /** The index in the file's events; with `action`, in its `told.actions`. */
  index: number;
  /** Milliseconds since the start. */
  at: number;
  /** The value in the file, and the one of this replay; null if there is none. */
  expected: FlowEvent | ExpectedAction | string | null;
  actual: FlowEffect | ExpectedAction | string | null;
}

export interface Replayed {
  actions: ExpectedAction[];
  /** A hash of the final state. */
  state: string;
  divergence: Divergence | null;
  /** The errors of crashed sagas. */
  crashes: string[];
  /** The events of this replay; a file with these replays identically. */
  events: FlowEvent[];
}
