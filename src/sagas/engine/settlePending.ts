/**
 * Settles pending changes: what the reader changed shows at once, lies over the server's value, and
 * is dropped when the server has confirmed or refused it. All optimistic changes go this way, so
 * that they mean the same everywhere.
 *
 * - One call at a time per key, so that answers cannot overtake each other.
 * - Only the latest wish is sent; what was wished during a call is sent after it.
 * - After a failure that leaves the outcome open, the server's value is fetched: if it is the wanted
 *   one, the change counts as confirmed.
 * - A refusal counts only while the refused value is still wanted.
 */
import type { Action } from '@reduxjs/toolkit';
import type { Connection } from '@/api/http';
import type { RootState } from '@/slices/root';
import { callApiWith } from './callApi';
import { takeLeadingBy } from './control';
import { call, getContext, put, select } from './effects';
import type { Kind, SagaGenerator } from './effects';
import { isOutcomeUnknown, reasonOf } from './failure';

export interface PendingChange<Wanted, Answer> {
  /** The latest wish; null or undefined if nothing is pending. */
  selectWanted: (state: RootState) => Wanted | null | undefined;
  /** Compares two wishes; identity by default. */
  isSame?: (one: Wanted, other: Wanted) => boolean;
  /**
   * True if the server has this value already: it is confirmed without a call. `sent` is the wish
   * that was sent before it, if any.
   */
  selectIsDone?: (state: RootState, wanted: Wanted, sent: Wanted | null) => boolean;
  send: (wanted: Wanted) => SagaGenerator<Answer>;
  /** Fetches the server's value, with `lookUp`; null if it is another or unknown. */
  refetch: (wanted: Wanted) => SagaGenerator<Answer | null>;
  /** Puts the answer, and the action that drops the wish; null if nothing had to be sent. */
  confirm: (wanted: Wanted, answer: Answer | null) => SagaGenerator<unknown>;
  /** The action that drops the wish, whatever it is by now. */
  refused: (wanted: Wanted, reason: string) => Action;
  /** Waits if the failure asks for that; true if the latest wish is to be sent then. */
  postpone?: (error: unknown) => SagaGenerator<boolean>;
}

/** Settles the change that each action of this kind notes as pending, side by side for other keys. */
export function* settlePending<A, Wanted, Answer>(
  requested: Kind<A>,
  keyOf: (action: A) => string,
  changeOf: (action: A) => PendingChange<Wanted, Answer>,
): SagaGenerator<void> {
  yield* takeLeadingBy(requested, keyOf, (action) => sendUntilSettled(changeOf(action)));
}

function* sendUntilSettled<Wanted, Answer>(
  change: PendingChange<Wanted, Answer>,
): SagaGenerator<void> {
  // Show the press first, as building a request takes time too.
  yield* call((yield* getContext('clock')).afterPaint);
  const { selectIsDone, isSame = Object.is } = change;
  let sent: Wanted | null = null;
  for (;;) {
    const wanted = (yield* select(change.selectWanted)) ?? null;
    if (wanted === null) return;
    if (selectIsDone && (yield* select(selectIsDone, wanted, sent))) {
      yield* change.confirm(wanted, null);
      continue;
    }
    sent = wanted;
    let answer: Answer;
    try {
      answer = yield* sendOrLookUp(change, wanted);
    } catch (error) {
      if (change.postpone && (yield* change.postpone(error))) continue;
      // If the reader wants something else by now, only the answer to that counts.
      const latest = (yield* select(change.selectWanted)) ?? null;
      if (latest === null || !isSame(latest, wanted)) continue;
      yield* put(change.refused(wanted, reasonOf(error)));
      continue;
    }
    yield* change.confirm(wanted, answer);
  }
}

function* sendOrLookUp<Wanted, Answer>(
  { send, refetch }: PendingChange<Wanted, Answer>,
  wanted: Wanted,
): SagaGenerator<Answer> {
  try {
    return yield* send(wanted);
  } catch (error) {
    const found = isOutcomeUnknown(error) ? yield* refetch(wanted) : null;
    if (found !== null) return found;
    throw error;
  }
}

/** Fetches once, at the priority of a press; null if that fails, so that the first failure counts. */
export function* lookUp<Args extends unknown[], Answer>(
  endpoint: (to: Connection, ...args: Args) => Promise<Answer>,
  ...args: Args
): SagaGenerator<Answer | null> {
  try {
    return yield* callApiWith({ tries: 1, priority: 'press' }, endpoint, ...args);
  } catch {
    return null;
  }
}
