/** Fetches and changes the custom emoji of GoToSocial; after each change the list is fetched anew. */
import {
  addServerEmoji,
  fetchServerEmoji,
  removeServerEmoji,
} from '@/api/endpoints/admin/serverEmoji';
import { SERVER_EMOJI, SERVER_EMOJI_CHANGE } from '@/domain/admin/server/serverEmoji';
import { onShelf, takeFromShelf } from '@/lib/files/fileShelf';
import { selectMayHaveStaffScopes } from '@/selectors/admin/reportQueue';
import { selectServerSections } from '@/selectors/admin/serverPage';
import {
  serverEmojiAddRequested,
  serverEmojiClosed,
  serverEmojiOpened,
  serverEmojiReceived,
  serverEmojiRemoveRequested,
} from '@/slices/admin/serverEmoji';
import { callApi, callApiWith } from '@/sagas/engine/callApi';
import { fork, put, select } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { isTransientFailure } from '@/sagas/engine/failure';
import { handleRequest, handleRequestWhileMounted } from '@/sagas/engine/handleRequest';
import { lookUp } from '@/sagas/engine/settlePending';

const PRESS = { priority: 'press' } as const;

type Change =
  | ReturnType<typeof serverEmojiAddRequested>
  | ReturnType<typeof serverEmojiRemoveRequested>;

const isChange = (action: unknown): action is Change =>
  serverEmojiAddRequested.match(action) || serverEmojiRemoveRequested.match(action);

export function* serverEmojiSaga(): SagaGenerator<void> {
  yield* fork(() =>
    handleRequestWhileMounted(
      { opened: serverEmojiOpened, closed: serverEmojiClosed, keyOf: () => SERVER_EMOJI },
      fetchList,
    ),
  );
  yield* handleRequest({ match: isChange }, () => SERVER_EMOJI_CHANGE, change);
}

/** Without the right or the scope, the server would refuse; the screen says so. */
function* mayAsk(): SagaGenerator<boolean> {
  const sections = yield* select(selectServerSections);
  return (yield* select(selectMayHaveStaffScopes)) && sections.includes('emoji');
}

function* fetchList(): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  yield* put(serverEmojiReceived({ emoji: yield* callApi(fetchServerEmoji) }));
}

function* change(action: Change): SagaGenerator<void> {
  if (!(yield* mayAsk())) return;
  try {
    yield* send(action);
  } catch (error) {
    // The answer may be lost; the list then shows what was done.
    const emoji = isTransientFailure(error) ? yield* lookUp(fetchServerEmoji) : null;
    if (emoji !== null) yield* put(serverEmojiReceived({ emoji }));
    throw error;
  }
  yield* fetchList();
}

function* send(action: Change): SagaGenerator<void> {
  if (serverEmojiAddRequested.match(action)) {
    const { shortcode, category, handle } = action.payload.wanted;
    const image = onShelf(handle);
    if (image === null) return;
    yield* callApiWith(PRESS, addServerEmoji, shortcode, category, image);
    takeFromShelf(handle);
  } else {
    yield* callApiWith(PRESS, removeServerEmoji, action.payload.id);
  }
}
