/** Fetches the default rules about reactions while the settings show them, and saves changes. */
import {
  fetchInteractionDefaults,
  saveInteractionDefaults,
} from '@/api/endpoints/settings/interactionDefaults';
import { selectInteractionDefaults } from '@/selectors/settings/interactionDefaults';
import {
  interactionDefaultChosen,
  interactionDefaultsClosed,
  interactionDefaultsOpened,
  interactionDefaultsReceived,
  interactionDefaultsRefused,
} from '@/slices/settings/interactionDefaults';
import { callApi } from '@/sagas/engine/callApi';
import { put, select, takeLatest } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { showNotice } from '@/sagas/engine/showNotice';

export function* interactionDefaultsSaga(): SagaGenerator<void> {
  yield* handleRequestWhileMounted(
    {
      opened: interactionDefaultsOpened,
      closed: interactionDefaultsClosed,
      keyOf: () => 'interaction defaults',
    },
    function* () {
      const defaults = yield* callApi(fetchInteractionDefaults);
      yield* put(interactionDefaultsReceived({ defaults }));
    },
  );
  // Each call sends all of them, so that the last one is right.
  yield* takeLatest(interactionDefaultChosen, save);
}

function* save(): SagaGenerator<void> {
  const wanted = yield* select(selectInteractionDefaults);
  if (wanted === null) return;
  try {
    const defaults = yield* callApi(saveInteractionDefaults, wanted);
    yield* put(interactionDefaultsReceived({ defaults }));
  } catch (error) {
    yield* put(interactionDefaultsRefused());
    yield* showNotice('error', 'general.generic_error_message', { detail: reasonOf(error) });
  }
}
