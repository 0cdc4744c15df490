/** What a replay takes, and what it comes to. */
import type { RootState } from '@/slices/root';
import type { FlowEffect, FlowEvent, RawFlow, ToldAction } from '@/testing/format/flowFile';

/** A file without `told` is compared with nothing but what it asks for. */
export type Replayable = RawFlow & { told?: { actions: readonly ToldAction[]; state: string } };

export interface ReplayOptions {
  /**
   * Goes on where it differs: what the file says may come earlier, later, or in other words. Asks
   * without an answer stay without one.
   */
  leniently?: boolean;
  /** Hears of each action, with the state that it led to. */
  hear?: (step: {
    at: number;
    /** How many happenings there were so far. */
    scene: number;
    by: 'page' | 'saga';
    action: { type: string };
    state: RootState;
  }) => void;
}

export interface Divergence {
  /** An effect or a happening of the file, an action of the story, or the state at the end. */
  kind: 'effect' | 'action' | 'state';
  /** Of the file's events; with `action`, of its told actions. */
  index: number;
  /** Milliseconds since the start. */
  at: number;
  /** What the file says, and what came now; null where it is nothing. */
  expected: FlowEvent | ToldAction | string | null;
  actual: FlowEffect | ToldAction | string | null;
}

export interface Replayed {
  actions: ToldAction[];
  /** A hash of the state at the end. */
  state: string;
  divergence: Divergence | null;
  /** Sagas that fell over. */
  crashes: string[];
  /** What happened and was asked this time; a file of these replays to the same. */
  events: FlowEvent[];
}
