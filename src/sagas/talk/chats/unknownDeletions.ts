/** Handles deletions of chat messages: the socket sends ids that match no known status. */
import type { Action } from '@reduxjs/toolkit';
import { rowIn } from '@/lib/values/rowTable';
import { statusDeleted } from '@/slices/statuses/statuses';
import { getContext } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';

/**
 * Milliseconds of batching: such ids often come in numbers, mostly of statuses that are not loaded.
 */
export const DELETION_PAUSE = 1_000;

export function* unknownDeletion(): SagaGenerator<Kind> {
  const look = yield* getContext('getState');
  return {
    match: (action): action is Action =>
      statusDeleted.match(action) && !rowIn(look().statuses.entities, action.payload.statusId),
  };
}
