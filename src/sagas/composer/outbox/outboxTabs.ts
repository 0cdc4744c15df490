/**
 * Messages between the tabs of one browser about their outboxes. A job runs in one tab only, but any
 * of them may take it back, hurry it, or go on with it once that tab is closed.
 */
import type { SentPost } from '@/domain/composer/outbox';
import { getContext } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';

const deeds = ['waits', 'stops', 'hurries'] as const;

export interface JobMessage {
  id: string;
  ownerId: string;
  does: (typeof deeds)[number];
}

export function* postJobMessage(message: JobMessage): SagaGenerator<void> {
  const { postToTabs } = yield* getContext('page');
  postToTabs({ outbox: message });
}

/** Reads what another tab says of its outbox. */
export function readOutboxMessage(value: unknown): { sent?: SentPost; outbox?: JobMessage } {
  const { sent, outbox } = (value ?? {}) as { sent?: SentPost; outbox?: JobMessage };
  const isMessage = typeof outbox?.id === 'string' && deeds.includes(outbox.does);
  return { ...(sent && { sent }), ...(isMessage && { outbox }) };
}
