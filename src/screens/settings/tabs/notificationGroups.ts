/** The groups of the tab "Notifications", except for the table of kinds. */
import { defineMessage } from 'react-intl';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { all, on, onPleroma, type SettingGroup } from '@/screens/settings/rows/settingRows';

const offersPush = (state: RootState) => selectInstance(state).vapidPublicKey !== null;
const extras = on('showExtraNotifications');

export const notificationGroups: readonly SettingGroup[] = [
  {
    title: defineMessage({ id: 'settings.notifications_list', defaultMessage: 'The list' }),
    rows: [
      {
        option: 'blockNotificationsFromStrangers',
        label: defineMessage({
          id: 'settings.notification_setting_block_from_strangers',
          defaultMessage: 'No notifications from people whom I do not follow',
        }),
        when: onPleroma,
      },
      {
        name: 'closingDrawerMarksAsSeen',
        label: defineMessage({
          id: 'settings.closing_drawer_marks_as_seen',
          defaultMessage: 'Closing the notifications on a phone marks them as read',
        }),
      },
      {
        name: 'ignoreInactionableSeen',
        label: defineMessage({
          id: 'settings.ignore_inactionable_seen',
          defaultMessage: 'Count only what asks something of you as unread',
        }),
        hint: defineMessage({
          id: 'settings.ignore_inactionable_seen_hint',
          defaultMessage: 'Mentions, reports and follow requests.',
        }),
      },
      {
        name: 'unseenAtTop',
        label: defineMessage({ id: 'settings.unseen_at_top', defaultMessage: 'Unread ones first' }),
        expert: true,
      },
      {
        name: 'showExtraNotifications',
        label: defineMessage({
          id: 'settings.show_extra_notifications',
          defaultMessage: 'Show unread chats and the like above the list',
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
          defaultMessage: 'Tell that this can be changed',
        }),
        under: true,
        when: extras,
      },
    ],
  },
  {
    title: defineMessage({
      id: 'settings.notifications_push',
      defaultMessage: 'While the client is closed',
    }),
    rows: [
      {
        name: 'webPushNotifications',
        label: defineMessage({
          id: 'settings.web_push_notifications',
          defaultMessage: 'Be told while the client is closed',
        }),
        hint: defineMessage({
          id: 'settings.web_push_notifications_hint',
          defaultMessage: 'Your browser must allow it.',
        }),
        expert: true,
        when: offersPush,
      },
      {
        name: 'webPushAlwaysShowNotifications',
        label: defineMessage({
          id: 'settings.web_push_always_show_notifications',
          defaultMessage: 'Also while it is open',
        }),
        under: true,
        expert: true,
        when: all(offersPush, on('webPushNotifications')),
      },
      {
        option: 'webPushHideContents',
        label: defineMessage({
          id: 'settings.notification_setting_hide_notification_contents',
          defaultMessage: 'Say in pushed notifications only that there is one',
        }),
        hint: defineMessage({
          id: 'settings.notification_setting_hide_notification_contents_hint',
          defaultMessage: 'Neither who nor what goes through the push service.',
        }),
        expert: true,
        when: all(offersPush, onPleroma),
      },
    ],
  },
];
