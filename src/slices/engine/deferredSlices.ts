/**
 * Slices whose code comes with whoever first needs them, as the first screen can do without. One
 * joins when its file is read, and its state is there from the next action on.
 */
import type { Reducer } from '@reduxjs/toolkit';

let added: Readonly<Record<string, Reducer>> = {};

export function addDeferredSlice(name: string, reducer: unknown): void {
  added = { ...added, [name]: reducer as Reducer };
}

/** Another object each time that one has joined. */
export const deferredSlices = (): Readonly<Record<string, Reducer>> => added;
