/**
 * The only way from sagas to the outside. One implementation forwards everything and records it
 * (`recorder/recordingAdapter.ts`), the other answers from a recording (`replay/replayAdapter.ts`).
 */
import type { Source } from '@/lib/source';
import type { SagaContext } from '@/sagas/engine/context';
import type { SetTimer } from '@/lib/scheduler/timer';

export type OuterContext = Omit<SagaContext, 'getState'>;

export interface ContextAdapter {
  /** Asynchronous. `real` does the work; its result is plain data or a Blob. */
  ask<Value>(name: string, args: readonly unknown[], real: () => Promise<Value>): Promise<Value>;
  /** Synchronous, with a result. */
  read<Value>(name: string, args: readonly unknown[], real: () => Value): Value;
  /** Synchronous, without a result. */
  tell(name: string, args: readonly unknown[], real: () => void): void;
  source<Value>(name: string, real: () => Source<Value>): Source<Value>;
  /** Loads our own code: not recorded itself, only the moment it arrived. */
  loadChunk<Result>(load: () => Promise<Result>): Promise<Result>;
  fetch: typeof fetch;
  /** The text of a response from the request scheduler; null for one that the scheduler made. */
  textOf(response: Response): string | null;
  openSocket(url: string, protocols?: string[]): WebSocket;
  now(): number;
  random(): number;
  newId(): string;
  setTimer: SetTimer;
  /** Nothing else may happen until `work` is done. */
  busy<Result>(work: Promise<Result>): Promise<Result>;
}
