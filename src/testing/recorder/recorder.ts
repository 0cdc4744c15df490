/**
 * Notes a session: everything through one gate and with chance from a seed, from the first moment
 * on, so that it can be replayed; or, as a ring, in passing, the last five minutes.
 */
import type { RawFlow } from '@/testing/format/flowFile';
import type { RootState } from '@/slices/root';
import type { StoreOptions } from '@/store/createStore';

export interface Recording {
  /** The store made with these is noted. */
  wrap(options: StoreOptions): StoreOptions;
  mode: 'recording' | 'ring';
  /** Milliseconds since 1970. */
  since(): number;
  now(): number;
  entries(): number;
  size(): number;
  stop(): void;
  discard(): void;
  /** As it is by now; null where nothing was noted, or the store was not made yet. */
  flow(): RawFlow | null;
}

/** Where a store stands. */
export interface StoreAccess {
  origin: string;
  /** Shown at the start. */
  path: string;
  /** Null until its sagas run. */
  getState: (() => RootState) | null;
}

/** What the outside of a page gives a recorder. */
export interface RecorderTools {
  now(): number;
  /** From 0 up to but without 2³². */
  seed: number;
  version: string;
  build: string;
}
