/** How the store sees the sagas that are loaded after the first screen. */
import type { Action } from '@reduxjs/toolkit';
import type { RootState } from '@/slices/root';
import type { SagaGenerator } from './effects';

/** Calls `onReady` when the saga and all its children listen. */
export type Saga = (onReady: () => void) => SagaGenerator<void>;

/** A group of sagas that sleeps until it is needed. */
export interface DeferredGroup {
  name: string;
  /** True if the state needs the group, or the action that led to it. */
  isNeeded: (state: RootState, action?: Action) => boolean;
  load: () => Promise<Saga>;
}

/** Groups that are loaded when they are needed, or one saga that holds all. */
export type Deferred = readonly DeferredGroup[] | Saga;
