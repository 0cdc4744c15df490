/** What a replay comes to. */
import type { FlowEffect, FlowEvent, ToldAction } from '@/domain/flow/format';

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
