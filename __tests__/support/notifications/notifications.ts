/** Builders of notifications as the client holds them, and of stores with some. */
import type { Notification } from '@/domain/notifications/notification';
import { noEntities } from '@/domain/engine/entities';
import { notificationsReceived } from '@/slices/notifications/notifications';

/** Ben favourited Mia's post. */
export const someNotification = (changes: Partial<Notification> = {}): Notification => ({
  id: '501',
  type: 'like',
  wireType: 'favourite',
  seen: false,
  muted: false,
  createdAt: '2026-11-20T11:00:00.000Z',
  userId: 'u2',
  statusId: 's1',
  targetUserId: null,
  emoji: null,
  emojiUrl: null,
  chatMessage: null,
  report: null,
  ...changes,
});

/**
 * Mentions, so that each is a row of its own; ids from `count` down to 1, seen where `seen` says
 * so.
 */
export const mentions = (count: number, seen: (id: number) => boolean = () => false) =>
  Array.from({ length: count }, (_, at) => {
    const id = count - at;
    return someNotification({
      id: String(id),
      type: 'mention',
      wireType: 'mention',
      statusId: `s${id}`,
      seen: seen(id),
    });
  });

export const holding = (
  notifications: readonly Notification[],
  changes: Partial<Parameters<typeof notificationsReceived>[0]> = {},
) => notificationsReceived({ notifications, entities: noEntities(), ...changes });
