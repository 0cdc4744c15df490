/** Keeps the account's lists fresh while somebody is signed in. */
import { fetchLists } from '@/api/endpoints/lists';
import { LISTS_INTERVAL } from '@/domain/limits';
import { selectCan } from '@/selectors/capabilities';
import { selectMayPollBesideSocket } from '@/selectors/realtime';
import { listsReceived } from '@/slices/lists';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { probe } from './engine/probe';
import { poll } from './polling';

export function* listsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    poll({
      every: LISTS_INTERVAL,
      when: mayPoll,
      pull: pullLists,
      failed: (reason) => requestFailed({ key: 'lists', reason, httpStatus: null }),
    }),
  );
}

const mayPoll = (state: RootState): boolean =>
  selectCan(state, 'lists') && selectMayPollBesideSocket(state);

function* pullLists(): SagaGenerator<void> {
  const lists = yield* probe('lists', () => callApi(fetchLists));
  if (lists) yield* put(listsReceived({ lists }));
}
