/** Fetches whom the server suggests to follow, when a panel or page wants to show it. */
import { fetchSuggestions } from '@/api/endpoints/suggestions';
import { suggestionsReceived, suggestionsRequested } from '@/slices/suggestions';
import { callApiWith } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { probe } from './engine/probe';
import { serve } from './engine/serve';

export function* suggestionsSaga(): SagaGenerator<void> {
  yield* serve(
    suggestionsRequested,
    () => 'suggestions',
    function* () {
      const page = yield* probe('suggestions', () =>
        callApiWith({ priority: 'background' }, fetchSuggestions),
      );
      if (!page) return;
      const { userIds, entities } = page;
      yield* put(suggestionsReceived({ userIds, entities }));
    },
  );
}
