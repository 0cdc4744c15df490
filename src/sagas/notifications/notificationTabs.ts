/**
 * Keeps the read state the same in all tabs of a reader: each tab broadcasts the notifications that
 * it marks, restores and dismisses. Messages of other tabs are checked like any outside input.
 */
import { fieldsOf, idOf, idsOf } from '@/api/decode/engine/read';
import { selectCurrentUser } from '@/selectors/session/session';
import {
  dismissedElsewhere,
  seenElsewhere,
  unseenElsewhere,
} from '@/slices/notifications/notifications';
import { getContext, put, select, takeFrom } from '@/sagas/engine/effects';
import type { SagaGenerator } from '@/sagas/engine/effects';
import { sourceChannel } from '@/sagas/engine/sourceChannel';

type TabMessage =
  | { seen: readonly string[] }
  | { unseen: readonly string[] }
  | { upTo: string }
  | { dismissed: string };

type Fields = Record<'ownerId' | 'seen' | 'unseen' | 'upTo' | 'dismissed', unknown>;

export function* broadcastToNotificationTabs(word: TabMessage): SagaGenerator<void> {
  const { postToTabs } = yield* getContext('page');
  const ownerId = (yield* select(selectCurrentUser))?.id;
  if (ownerId !== undefined) postToTabs({ notifications: { ownerId, ...word } });
}

export function* listenToNotificationTabs(): SagaGenerator<void> {
  const { tabMessages } = yield* getContext('page');
  const channel = sourceChannel(tabMessages);
  try {
    for (;;) {
      const { value } = yield* takeFrom(channel);
      const said = fieldsOf<Fields>(fieldsOf<{ notifications: unknown }>(value).notifications);
      const ownerId = idOf(said.ownerId);
      if (ownerId === null || ownerId !== (yield* select(selectCurrentUser))?.id) continue;
      yield* apply(said);
    }
  } finally {
    channel.close();
  }
}

function* apply({ seen, unseen, upTo, dismissed }: Partial<Fields>): SagaGenerator<void> {
  const last = idOf(upTo);
  const gone = idOf(dismissed);
  if (seen !== undefined) yield* put(seenElsewhere({ ids: idsOf(seen) }));
  if (unseen !== undefined) yield* put(unseenElsewhere({ ids: idsOf(unseen) }));
  if (last !== null) yield* put(seenElsewhere({ upTo: last }));
  if (gone !== null) yield* put(dismissedElsewhere({ id: gone }));
}
