/**
 * Records a session: as a whole, from the first moment on, through one adapter and with a random
 * seed, so that it can be replayed; or in a ring buffer of the last five minutes.
 */
import type { RawFlow } from '@/testing/format/flowFile';
import type { RootState } from '@/slices/root';
import type { StoreOptions } from '@/store/createStore';

export interface Recording {
  /** Records the store that is created with the returned options. */
  wrap(options: StoreOptions): StoreOptions;
  mode: 'recording' | 'ring';
  /** Milliseconds since 1970. */
  since(): number;
  now(): number;
  entries(): number;
  size(): number;
  stop(): void;
  discard(): void;
  /** The flow so far; null if nothing was recorded, or the store does not exist yet. */
  flow(): RawFlow | null;
}

/** Access to the recorded store. */
export interface StoreAccess {
  origin: string;
  /** The address at the start. */
  path: string;
  /** Null until its sagas run. */
  getState: (() => RootState) | null;
}

/** The page services that a recorder needs. */
export interface RecorderTools {
  now(): number;
  /** From 0 up to but without 2³². */
  seed: number;
  version: string;
  build: string;
}
