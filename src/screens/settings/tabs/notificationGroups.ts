/** The groups of the tab "Notifications", except for the table of kinds. */
import { defineMessages } from 'react-intl';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { all, on, onPleroma, type SettingGroup } from '@/screens/settings/rows/settingRows';

const titles = defineMessages({
  list: { id: 'settings.notifications_list', defaultMessage: 'The list' },
  push: { id: 'settings.notifications_push', defaultMessage: 'While the client is closed' },
});

const offersPush = (state: RootState) => selectInstance(state).vapidPublicKey !== null;
const extras = on('showExtraNotifications');

export const notificationGroups: readonly SettingGroup[] = [
  {
    title: titles.list,
    rows: [
      { option: 'blockNotificationsFromStrangers', when: onPleroma },
      { name: 'closingDrawerMarksAsSeen' },
      { name: 'ignoreInactionableSeen' },
      { name: 'unseenAtTop', expert: true },
      { name: 'showExtraNotifications' },
      { name: 'showChatsInExtraNotifications', under: true, when: extras },
      { name: 'showAnnouncementsInExtraNotifications', under: true, when: extras },
      { name: 'showFollowRequestsInExtraNotifications', under: true, when: extras },
      { name: 'showExtraNotificationsTip', under: true, when: extras },
    ],
  },
  {
    title: titles.push,
    rows: [
      { name: 'webPushNotifications', expert: true, when: offersPush },
      {
        name: 'webPushAlwaysShowNotifications',
        under: true,
        expert: true,
        when: all(offersPush, on('webPushNotifications')),
      },
      { option: 'webPushHideContents', expert: true, when: all(offersPush, onPleroma) },
    ],
  },
];
