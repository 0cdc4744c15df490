/** The groups of the tab "Notifications", except for the table of kinds. */
import { defineMessage } from 'react-intl';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { PolicyRows } from '@/screens/settings/notifications/PolicyRows';
import { all, can, on, onPleroma, type SettingGroup } from '@/screens/settings/rows/settingRows';

const offersPush = (state: RootState) => selectInstance(state).vapidPublicKey !== null;
const extras = on('showExtraNotifications');

export const notificationGroups: readonly SettingGroup[] = [
  {
    title: defineMessage({
      id: 'settings.notifications_list',
      defaultMessage: 'Notification list',
    }),
    rows: [
      {
        option: 'blockNotificationsFromStrangers',
        label: defineMessage({
          id: 'settings.notification_setting_block_from_strangers',
          defaultMessage: "Block notifications from people I don't follow",
        }),
        when: onPleroma,
      },
      {
        name: 'closingDrawerMarksAsSeen',
        label: defineMessage({
          id: 'settings.closing_drawer_marks_as_seen',
          defaultMessage: 'Mark notifications as read when I close them on a phone',
        }),
      },
      {
        name: 'ignoreInactionableSeen',
        label: defineMessage({
          id: 'settings.ignore_inactionable_seen',
          defaultMessage: 'Only count notifications that need a response as unread',
        }),
        hint: defineMessage({
          id: 'settings.ignore_inactionable_seen_hint',
          defaultMessage: 'Mentions, reports and follow requests.',
        }),
      },
      {
        name: 'unseenAtTop',
        label: defineMessage({ id: 'settings.unseen_at_top', defaultMessage: 'Unread first' }),
        expert: true,
      },
      {
        name: 'showExtraNotifications',
        label: defineMessage({
          id: 'settings.show_extra_notifications',
          defaultMessage: 'Show other unread items above the list',
        }),
      },
      {
        name: 'showChatsInExtraNotifications',
        label: defineMessage({
          id: 'settings.show_chats_in_extra_notifications',
          defaultMessage: 'Chats',
        }),
        under: true,
        when: extras,
      },
      {
        name: 'showAnnouncementsInExtraNotifications',
        label: defineMessage({
          id: 'settings.show_announcements_in_extra_notifications',
          defaultMessage: 'Announcements',
        }),
        under: true,
        when: extras,
      },
      {
        name: 'showFollowRequestsInExtraNotifications',
        label: defineMessage({
          id: 'settings.show_follow_requests_in_extra_notifications',
          defaultMessage: 'Follow requests',
        }),
        under: true,
        when: extras,
      },
      {
        name: 'showExtraNotificationsTip',
        label: defineMessage({
          id: 'settings.show_extra_notifications_tip',
          defaultMessage: 'Tip about this setting',
        }),
        under: true,
        when: extras,
      },
    ],
  },
  {
    title: defineMessage({
      id: 'settings.notification_policy',
      defaultMessage: 'Notifications from people you may not know',
    }),
    hint: defineMessage({
      id: 'settings.notification_policy_hint',
      defaultMessage: 'Filtered notifications go to a separate page. Ignored ones are lost.',
    }),
    Part: PolicyRows,
    id: 'notificationPolicy',
    when: can('notificationPolicy'),
    rows: [],
  },
  {
    title: defineMessage({
      id: 'settings.notifications_push',
      defaultMessage: 'Push notifications',
    }),
    rows: [
      {
        name: 'webPushNotifications',
        label: defineMessage({
          id: 'settings.web_push_notifications',
          defaultMessage: 'Notify me when the app is closed',
        }),
        hint: defineMessage({
          id: 'settings.web_push_notifications_hint',
          defaultMessage: 'Your browser has to allow it.',
        }),
        expert: true,
        when: offersPush,
      },
      {
        name: 'webPushAlwaysShowNotifications',
        label: defineMessage({
          id: 'settings.web_push_always_show_notifications',
          defaultMessage: 'Also when the app is open',
        }),
        under: true,
        expert: true,
        when: all(offersPush, on('webPushNotifications')),
      },
      {
        option: 'webPushHideContents',
        label: defineMessage({
          id: 'settings.notification_setting_hide_notification_contents',
          defaultMessage: 'Hide the content of push notifications',
        }),
        hint: defineMessage({
          id: 'settings.notification_setting_hide_notification_contents_hint',
          defaultMessage: "The push service won't see who or what they're about.",
        }),
        expert: true,
        when: all(offersPush, onPleroma),
      },
    ],
  },
];
