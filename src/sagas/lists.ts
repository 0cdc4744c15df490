/** Keeps the account's lists fresh while somebody is signed in. */
import { fetchLists } from '@/api/endpoints/lists';
import { LISTS_INTERVAL } from '@/domain/limits';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import { listsReceived } from '@/slices/lists';
import { requestFailed } from '@/slices/requests';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { poll } from './polling';

export function* listsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    poll({
      every: LISTS_INTERVAL,
      when: selectMayPollBesideSocket,
      pull: pullLists,
      failed: (reason) => requestFailed({ key: 'lists', reason, httpStatus: null }),
    }),
  );
}

function* pullLists(): SagaGenerator<void> {
  yield* put(listsReceived({ lists: yield* callApi(fetchLists) }));
}
