/** Texts about the notifications in bars, columns and drawers. */
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const notificationsMessages: Record<'title' | 'unread', MessageDescriptor> = defineMessages({
  title: { id: 'notifications.notifications', defaultMessage: 'Notifications' },
  unread: {
    id: 'notifications.unread',
    defaultMessage: '{count, plural, one {# unread} other {# unread}}',
  },
});
