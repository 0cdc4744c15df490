/** Keeps the list of chats fresh while the socket does not. */
import { fetchChats } from '@/api/endpoints/chats';
import { CHAT_LIST_INTERVAL } from '@/domain/limits';
import { selectCan } from '@/selectors/capabilities';
import { selectMayPollBesideSocket, selectMayPoll } from '@/selectors/realtime';
import { chatsReceived } from '@/slices/chats';
import { requestFailed } from '@/slices/requests';
import type { RootState } from '@/slices/root';
import { callApi } from './engine/callApi';
import { put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { whileSignedIn } from './engine/flow';
import { probe } from './engine/probe';
import { poll } from './polling';

export function* chatsSaga(): SagaGenerator<void> {
  yield* whileSignedIn(() =>
    poll({
      every: CHAT_LIST_INTERVAL,
      when: mayPoll,
      pull: pullChats,
      failed: (reason) => requestFailed({ key: 'chats', reason, httpStatus: null }),
    }),
  );
}

/** The list is wanted once in any case; after that the socket tells what changes. */
const mayPoll = (state: RootState): boolean =>
  selectCan(state, 'chats') &&
  (state.chats.known ? selectMayPoll(state) : selectMayPollBesideSocket(state));

function* pullChats(): SagaGenerator<void> {
  const page = yield* probe('chats', () => callApi(fetchChats));
  if (page) yield* put(chatsReceived({ chats: page.chats, entities: page.entities }));
}
