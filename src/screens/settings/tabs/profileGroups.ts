/** The privacy options on the tab "Profile". */
import { defineMessages } from 'react-intl';
import { can, onPleroma, option, type SettingGroup } from '@/screens/settings/rows/settingRows';

const titles = defineMessages({
  privacy: { id: 'settings.profile_privacy', defaultMessage: 'Privacy' },
});

export const profileGroups: readonly SettingGroup[] = [
  {
    title: titles.privacy,
    rows: [
      { option: 'locked' },
      { option: 'discoverable' },
      { option: 'acceptChatMessages', when: can('chats') },
      { option: 'allowFollowingMove', when: onPleroma },
      { option: 'hideFavorites', when: onPleroma },
      { option: 'hideFollowers', when: onPleroma },
      { option: 'hideFollowersCount', under: true, when: option('hideFollowers') },
      { option: 'hideFollows', when: onPleroma },
      { option: 'hideFollowsCount', under: true, when: option('hideFollows') },
    ],
  },
];
