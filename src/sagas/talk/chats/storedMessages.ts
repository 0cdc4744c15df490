/**
 * The stored unsent messages: one record each, from pressing "Send" until the server has it.
 * Damaged records, and those of another version, are ignored.
 */
import type { UnsentMessage } from '@/domain/talk/unsentMessage';
import { call, getContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const VERSION = 1;
const MESSAGE = 'chat message ';

export const isOfMessage = (key: string): boolean => key.startsWith(MESSAGE);

export function* storeMessage(message: UnsentMessage): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  yield* call(storage.set, MESSAGE + message.fakeId, { version: VERSION, message });
}

export function* removeStoredMessage(fakeId: string): SagaGenerator<void> {
  const { database: storage } = yield* getContext('storage');
  try {
    yield* call(storage.remove, MESSAGE + fakeId);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The record of a message could not be removed', error);
  }
}

export function* readStoredMessage(fakeId: string): SagaGenerator<UnsentMessage | null> {
  const { database: storage } = yield* getContext('storage');
  return messageIn(yield* call(storage.get, MESSAGE + fakeId));
}

/** Oldest first. */
export function* readStoredMessages(): SagaGenerator<UnsentMessage[]> {
  const found: UnsentMessage[] = [];
  for (const fakeId of yield* storedIds()) {
    const message = yield* readStoredMessage(fakeId);
    if (message) found.push(message);
  }
  return found.sort((one, other) => one.writtenAt - other.writtenAt);
}

export function* removeStoredMessages(): SagaGenerator<void> {
  for (const fakeId of yield* storedIds()) yield* removeStoredMessage(fakeId);
}

function* storedIds(): SagaGenerator<string[]> {
  const { database: storage } = yield* getContext('storage');
  try {
    const keys = yield* call(storage.keys);
    return keys.filter(isOfMessage).map((key) => key.slice(MESSAGE.length));
  } catch {
    return [];
  }
}

/** Checks only the version: a record of this version was written completely. */
function messageIn(value: unknown): UnsentMessage | null {
  const { version, message } = (value ?? {}) as { version?: unknown; message?: UnsentMessage };
  if (version !== VERSION || typeof message !== 'object') return null;
  const { fakeId, ownerId, chatId, text } = message;
  const isWhole = [fakeId, ownerId, chatId, text].every((field) => typeof field === 'string');
  return isWhole ? message : null;
}
