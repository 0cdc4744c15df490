/**
 * Remembers in this account's storage for which direct conversation a scheduled post is, so that a
 * changed one still is. A failure means that it goes to those whom it mentions.
 */
import {
  readScheduledReaders,
  withScheduledReaders,
} from '@/domain/composer/options/scheduledReaders';
import { call, getContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

export const SCHEDULED_READERS = 'scheduled readers';

export function* rememberReaders(id: string, conversationId: string): SagaGenerator<void> {
  const { database } = yield* getContext('storage');
  const kept = readScheduledReaders(yield* call(() => database.get(SCHEDULED_READERS)));
  const list = withScheduledReaders(kept, { id, conversationId });
  yield* call(() => database.set(SCHEDULED_READERS, list));
}

/** Null if it is for those whom it mentions, or was made in another browser. */
export function* recallReaders(id: string): SagaGenerator<string | null> {
  const { database } = yield* getContext('storage');
  const kept = readScheduledReaders(yield* call(() => database.get(SCHEDULED_READERS)));
  return kept.find((one) => one.id === id)?.conversationId ?? null;
}

export function* forgetReaders(): SagaGenerator<void> {
  const { database } = yield* getContext('storage');
  yield* call(() => database.remove(SCHEDULED_READERS));
}
