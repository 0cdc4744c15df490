/**
 * Slices whose code is loaded after the first screen, with the first module that needs them. A
 * slice registers itself when its file is loaded; its state exists from the next action on.
 */
import type { Reducer } from '@reduxjs/toolkit';

/** The states by key. Each slice adds its own where it registers, so no other file names it. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declarations
export interface DeferredSlices {}

let added: Readonly<Record<string, Reducer>> = {};

export function addDeferredSlice(name: string, reducer: unknown): void {
  added = { ...added, [name]: reducer as Reducer };
}

/** Returns a new object each time a slice has registered. */
export const deferredSlices = (): Readonly<Record<string, Reducer>> => added;
