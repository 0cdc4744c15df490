/**
 * Looks once into the storage for what an earlier page did not send: the sagas that send it are
 * loaded only if there is something.
 */
import { messagesFound, postsFound } from '@/slices/session/leftovers';
import { isOfOutbox } from './composer/outbox/storedJobs';
import { call, getContext, put } from './engine/effects';
import type { SagaGenerator } from './engine/effects';
import { waitUntil, whileSignedIn } from './engine/control';
import { isOfMessage } from './talk/chats/storedMessages';

export function* leftoversSaga(): SagaGenerator<void> {
  yield* whileSignedIn(look);
}

function* look(): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  try {
    const keys = yield* call(storage.keys);
    if (keys.some(isOfOutbox)) yield* put(postsFound());
    if (keys.some(isOfMessage)) yield* put(messagesFound());
  } catch {
    // Without storage nothing was left.
  }
  // Once for each login.
  yield* waitUntil(() => false);
}
