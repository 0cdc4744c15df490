/** The privacy options on the tab "Profile". */
import { defineMessage } from 'react-intl';
import { can, onPleroma, option, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const profileGroups: readonly SettingGroup[] = [
  {
    title: defineMessage({ id: 'settings.profile_privacy', defaultMessage: 'Privacy' }),
    rows: [
      {
        option: 'locked',
        label: defineMessage({
          id: 'settings.lock_account_description',
          defaultMessage: 'Approve followers manually',
        }),
        hint: defineMessage({
          id: 'settings.lock_account_hint',
          defaultMessage: 'People have to ask before they can follow you.',
        }),
      },
      {
        option: 'discoverable',
        label: defineMessage({
          id: 'settings.discoverable',
          defaultMessage: 'Include my account in search and the directory',
        }),
      },
      {
        option: 'acceptChatMessages',
        label: defineMessage({
          id: 'settings.accept_chat_messages',
          defaultMessage: 'Allow chat messages from others',
        }),
        when: can('chats'),
      },
      {
        option: 'allowFollowingMove',
        label: defineMessage({
          id: 'settings.allow_following_move',
          defaultMessage: 'Keep following people when they move to another account',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFavorites',
        label: defineMessage({
          id: 'settings.hide_favorites_description',
          defaultMessage: 'Hide my favourites from others',
        }),
        hint: defineMessage({
          id: 'settings.hide_favorites_hint',
          defaultMessage: 'Authors are still notified.',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFollowers',
        label: defineMessage({
          id: 'settings.hide_followers_description',
          defaultMessage: 'Hide my followers from others',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFollowersCount',
        label: defineMessage({
          id: 'settings.hide_followers_count_description',
          defaultMessage: 'Hide my follower count too',
        }),
        under: true,
        when: option('hideFollowers'),
      },
      {
        option: 'hideFollows',
        label: defineMessage({
          id: 'settings.hide_follows_description',
          defaultMessage: 'Hide who I follow from others',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFollowsCount',
        label: defineMessage({
          id: 'settings.hide_follows_count_description',
          defaultMessage: 'Hide my following count too',
        }),
        under: true,
        when: option('hideFollows'),
      },
    ],
  },
];
