/**
 * What the browser keeps of messages on their way, one record each, from the press on "Send" until
 * the server has it. Records of another version, or damaged ones, count as not there.
 */
import type { UnsentMessage } from '@/domain/unsentMessage';
import { call, getContext } from '../engine/effects';
import type { SagaGenerator } from '../engine/effects';

const VERSION = 1;
const MESSAGE = 'chat message ';

export function* keepMessage(message: UnsentMessage): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  yield* call(storage.set, MESSAGE + message.fakeId, { version: VERSION, message });
}

export function* forgetMessage(fakeId: string): SagaGenerator<void> {
  const storage = yield* getContext('storage');
  try {
    yield* call(storage.remove, MESSAGE + fakeId);
  } catch (error) {
    const log = yield* getContext('log');
    log('warning', 'The record of a message could not be removed', error);
  }
}

export function* readMessage(fakeId: string): SagaGenerator<UnsentMessage | null> {
  const storage = yield* getContext('storage');
  return messageIn(yield* call(storage.get, MESSAGE + fakeId));
}

/** The oldest first. */
export function* readMessages(): SagaGenerator<UnsentMessage[]> {
  const found: UnsentMessage[] = [];
  for (const fakeId of yield* keptIds()) {
    const message = yield* readMessage(fakeId);
    if (message) found.push(message);
  }
  return found.sort((one, other) => one.writtenAt - other.writtenAt);
}

export function* forgetMessages(): SagaGenerator<void> {
  for (const fakeId of yield* keptIds()) yield* forgetMessage(fakeId);
}

function* keptIds(): SagaGenerator<string[]> {
  const storage = yield* getContext('storage');
  try {
    const keys = yield* call(storage.keys);
    return keys.filter((key) => key.startsWith(MESSAGE)).map((key) => key.slice(MESSAGE.length));
  } catch {
    return [];
  }
}

/** What this version wrote, it wrote whole. */
function messageIn(value: unknown): UnsentMessage | null {
  const { version, message } = (value ?? {}) as { version?: unknown; message?: UnsentMessage };
  if (version !== VERSION || typeof message !== 'object') return null;
  const { fakeId, ownerId, chatId, text } = message;
  const isWhole = [fakeId, ownerId, chatId, text].every((field) => typeof field === 'string');
  return isWhole ? message : null;
}
