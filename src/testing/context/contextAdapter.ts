/**
 * The one gate between sagas and the outside, in verbs. One implementation passes everything on and
 * notes it (`recorder/livePort.ts`), the other answers from what was noted (`replay/port.ts`).
 */
import type { Source } from '@/lib/source';
import type { SagaContext } from '@/sagas/engine/context';
import type { SetTimer } from '@/lib/scheduler/timer';

export type OuterContext = Omit<SagaContext, 'getState'>;

export interface ContextAdapter {
  /** Answered later. `real` does it; what it brings is plain, or a Blob. */
  ask<Value>(name: string, args: readonly unknown[], real: () => Promise<Value>): Promise<Value>;
  /** Answered at once. */
  read<Value>(name: string, args: readonly unknown[], real: () => Value): Value;
  /** Not answered. */
  tell(name: string, args: readonly unknown[], real: () => void): void;
  source<Value>(name: string, real: () => Source<Value>): Source<Value>;
  /** Code of our own: not noted itself, only when it came. */
  bring<Result>(load: () => Promise<Result>): Promise<Result>;
  fetch: typeof fetch;
  /** The text of an answer that went through the governor; null for one that the governor made. */
  textOf(response: Response): string | null;
  openSocket(url: string, protocols?: string[]): WebSocket;
  now(): number;
  random(): number;
  newId(): string;
  setTimer: SetTimer;
  /** While it is on its way, nothing else may happen. */
  busy<Result>(work: Promise<Result>): Promise<Result>;
}
