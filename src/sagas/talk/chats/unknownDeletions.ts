/** What can be heard of messages that were deleted: the socket names an id that nobody knows. */
import type { Action } from '@reduxjs/toolkit';
import { statusDeleted } from '@/slices/statuses/statuses';
import { getContext } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';

/** They often come in numbers, and most of them are statuses of which nothing is held. */
export const DELETION_PAUSE = 1_000;

export function* unknownDeletion(): SagaGenerator<Kind> {
  const look = yield* getContext('getState');
  return {
    match: (action): action is Action =>
      statusDeleted.match(action) && !look().statuses.entities[action.payload.statusId],
  };
}
