/** Labels of the kinds of notifications in settings and filters. */
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { NotificationKind } from '@/domain/notifications/notification';

export const notificationKindNames: Record<NotificationKind, MessageDescriptor> = defineMessages({
  likes: { id: 'settings.notification_visibility_likes', defaultMessage: 'Favourites' },
  repeats: { id: 'settings.notification_visibility_repeats', defaultMessage: 'Repeats' },
  follows: { id: 'settings.notification_visibility_follows', defaultMessage: 'Follows' },
  mentions: { id: 'settings.notification_visibility_mentions', defaultMessage: 'Mentions' },
  statuses: {
    id: 'settings.notification_visibility_statuses',
    defaultMessage: 'New posts',
  },
  emojiReactions: {
    id: 'settings.notification_visibility_emoji_reactions',
    defaultMessage: 'Reactions',
  },
  moves: { id: 'settings.notification_visibility_moves', defaultMessage: 'Account moves' },
  polls: { id: 'settings.notification_visibility_polls', defaultMessage: 'Poll results' },
  followRequest: {
    id: 'settings.notification_visibility_follow_requests',
    defaultMessage: 'Follow requests',
  },
  reports: { id: 'settings.notification_visibility_reports', defaultMessage: 'Reports' },
  chatMention: {
    id: 'settings.notification_visibility_chat_mentions',
    defaultMessage: 'Chat messages',
  },
});
