/** Fetches the people whom the server suggests to follow, when a panel or page shows them. */
import type { Suggested } from '@/api/decode/discovery/explore';
import { lookUpAccount, type AccountAnswer } from '@/api/endpoints/people/accounts';
import {
  dismissSuggestion,
  fetchSuggestedNames,
  fetchSuggestions,
} from '@/api/endpoints/discovery/suggestions';
import { isMissing } from '@/api/errors';
import { SUGGESTIONS } from '@/domain/engine/limits';
import { isFromTab } from '@/slices/engine/fromTab';
import {
  suggestionDismissed,
  suggestionRestored,
  suggestionsReceived,
  suggestionsRequested,
} from '@/slices/discovery/suggestions';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, getContext, put } from '@/sagas/engine/effects';
import type { Kind, SagaGenerator } from '@/sagas/engine/effects';
import { reasonOf } from '@/sagas/engine/failure';
import { probeCapability } from '@/sagas/engine/probeCapability';
import { handleRequest } from '@/sagas/engine/handleRequest';

type Dismissal = ReturnType<typeof suggestionDismissed>;

/** Another tab tells the server of its own. */
const ownDismissal: Kind<Dismissal> = {
  match: (action): action is Dismissal => suggestionDismissed.match(action) && !isFromTab(action),
};

const plan = { priority: 'background' } as const;

export function* suggestionsSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequest(ownDismissal, ({ payload }) => `suggestion ${payload.userId}`, dismiss),
  );
  yield* handleRequest(
    suggestionsRequested,
    () => 'suggestions',
    function* () {
      const found = yield* probeCapability('suggestions', find);
      if (found) yield* put(suggestionsReceived(found));
    },
  );
}

/** Some servers have only the older call; on others the newer one returns nobody. */
function* find(): SagaGenerator<Suggested> {
  let newer: Suggested | null = null;
  try {
    newer = yield* callApiWith(plan, fetchSuggestions);
    if (newer.userIds.length > 0) return newer;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return yield* findByName();
  } catch (error) {
    if (newer === null || !isMissing(error)) throw error;
    return newer;
  }
}

function* findByName(): SagaGenerator<Suggested> {
  const names = yield* callApiWith(plan, fetchSuggestedNames);
  const found: AccountAnswer[] = [];
  for (const name of names.slice(0, SUGGESTIONS)) {
    try {
      found.push(yield* callApiWith(plan, lookUpAccount, name));
    } catch (error) {
      const log = yield* getContext('log');
      log('info', 'Somebody who was suggested could not be looked up', error);
    }
  }
  return {
    userIds: found.map(({ userId }) => userId),
    reasons: {},
    entities: {
      statuses: [],
      users: found.flatMap(({ entities }) => entities.users),
    },
  };
}

/** Removes the suggestion at once, and restores it if the server refuses. */
function* dismiss({ payload: { userId } }: Dismissal): SagaGenerator<void> {
  try {
    yield* callApi(dismissSuggestion, userId);
  } catch (error) {
    yield* put(suggestionRestored({ userId, reason: reasonOf(error) }));
  }
}
