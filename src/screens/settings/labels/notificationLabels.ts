/** Labels of the notification settings. */
import { defineMessages } from 'react-intl';
import type { SettingLabels } from './labelTypes';

export const notificationLabels = {
  closingDrawerMarksAsSeen: {
    ...defineMessages({
      label: {
        id: 'settings.closing_drawer_marks_as_seen',
        defaultMessage: 'Closing the notifications on a phone marks them as read',
      },
    }),
  },
  ignoreInactionableSeen: {
    ...defineMessages({
      label: {
        id: 'settings.ignore_inactionable_seen',
        defaultMessage: 'Count only what asks something of you as unread',
      },
      hint: {
        id: 'settings.ignore_inactionable_seen_hint',
        defaultMessage: 'Mentions, reports and follow requests.',
      },
    }),
  },
  unseenAtTop: {
    ...defineMessages({
      label: { id: 'settings.unseen_at_top', defaultMessage: 'Unread ones first' },
    }),
  },
  showExtraNotifications: {
    ...defineMessages({
      label: {
        id: 'settings.show_extra_notifications',
        defaultMessage: 'Show unread chats and the like above the list',
      },
    }),
  },
  showChatsInExtraNotifications: {
    ...defineMessages({
      label: { id: 'settings.show_chats_in_extra_notifications', defaultMessage: 'Chats' },
    }),
  },
  showAnnouncementsInExtraNotifications: {
    ...defineMessages({
      label: {
        id: 'settings.show_announcements_in_extra_notifications',
        defaultMessage: 'Announcements',
      },
    }),
  },
  showFollowRequestsInExtraNotifications: {
    ...defineMessages({
      label: {
        id: 'settings.show_follow_requests_in_extra_notifications',
        defaultMessage: 'Follow requests',
      },
    }),
  },
  showExtraNotificationsTip: {
    ...defineMessages({
      label: {
        id: 'settings.show_extra_notifications_tip',
        defaultMessage: 'Tell that this can be changed',
      },
    }),
  },
  webPushNotifications: {
    ...defineMessages({
      label: {
        id: 'settings.web_push_notifications',
        defaultMessage: 'Be told while the client is closed',
      },
      hint: {
        id: 'settings.web_push_notifications_hint',
        defaultMessage: 'Your browser must allow it.',
      },
    }),
  },
  webPushAlwaysShowNotifications: {
    ...defineMessages({
      label: {
        id: 'settings.web_push_always_show_notifications',
        defaultMessage: 'Also while it is open',
      },
    }),
  },
} satisfies SettingLabels;
