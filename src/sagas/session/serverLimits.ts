/**
 * Asks for the server's limits again when it has refused a post or a file: they may have changed
 * since they were read, which can be a day ago, and the form would go on to count up to the old ones.
 */
import type { Action } from '@reduxjs/toolkit';
import { jobUpdated } from '@/slices/composer/outbox';
import { uploadFailed } from '@/slices/composer/uploads';
import { instanceConfigured } from '@/slices/session/config';
import { call, delay, put, takeLeading } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { loadInstance, loadSoftware } from './instance';

/** Milliseconds until a further refusal asks again. */
const REST = 60_000;

export function* serverLimitsSaga(): SagaGenerator<void> {
  yield* takeLeading(isRefusal, function* () {
    yield* put(instanceConfigured({ instance: { learntAt: null } }));
    yield* call(loadInstance, yield* call(loadSoftware));
    yield* delay(REST);
  });
}

const isRefusal = (action: Action): action is Action =>
  jobUpdated.match(action)
    ? action.payload.failure?.kind === 'refused'
    : uploadFailed.match(action) && ['tooLarge', 'other'].includes(action.payload.failure.kind);
