/** Fetches whom the server suggests to follow, when a panel or page wants to show it. */
import { fetchSuggestions } from '@/api/endpoints/suggestions';
import { suggestionsReceived, suggestionsRequested } from '@/slices/suggestions';
import { callApiWith } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { serve } from './engine/serve';

export function* suggestionsSaga(): SagaGenerator<void> {
  yield* serve(
    suggestionsRequested,
    () => 'suggestions',
    function* () {
      const { userIds, entities } = yield* callApiWith(
        { priority: 'background' },
        fetchSuggestions,
      );
      yield* put(suggestionsReceived({ userIds, entities }));
    },
  );
}
