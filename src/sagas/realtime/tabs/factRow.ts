/** The form of a row in the table of shared facts. */
import type { Action } from '@reduxjs/toolkit';
import { isRecord } from '@/api/decode/engine/read';
import type { RootState } from '@/slices/root';

/** The fact that an action brings for others; null if it brings none. */
type Tell = (action: Action, state: RootState) => object | null;
/** The action that brings the fact into this tab; null if it says nothing here. */
export type Hear = (payload: never, state: RootState) => Action | null;

export interface FactRow {
  tell: Tell;
  hear: Hear;
}

export type FactRows = Readonly<Record<string, FactRow>>;

interface Creator<Payload> {
  match: (action: unknown) => action is Action & { payload: Payload };
}

export type PayloadOf<Kind extends (...args: never[]) => { payload: unknown }> =
  ReturnType<Kind>['payload'];

/** The payload of an action, as far as `what` lets it. */
export const payloadFrom =
  <Payload extends object>(
    { match }: Creator<Payload>,
    what: (payload: Payload, state: RootState) => object | null = (payload) => payload,
  ): Tell =>
  (action, state) =>
    match(action) ? what(action.payload, state) : null;

/** Reads what another tab said; an unknown fact is none. */
export function readFact(
  rows: FactRows,
  name: string,
  payload: unknown,
  state: RootState,
): Action | null {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined;
  return row && isRecord(payload) ? row.hear(payload as never, state) : null;
}
