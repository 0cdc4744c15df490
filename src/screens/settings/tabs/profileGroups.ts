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
          defaultMessage: 'I decide who may follow me',
        }),
        hint: defineMessage({
          id: 'settings.lock_account_hint',
          defaultMessage: 'Those who want to follow you ask, and wait for your answer.',
        }),
      },
      {
        option: 'discoverable',
        label: defineMessage({
          id: 'settings.discoverable',
          defaultMessage: 'Let me be found by searches and in lists of people',
        }),
      },
      {
        option: 'acceptChatMessages',
        label: defineMessage({
          id: 'settings.accept_chat_messages',
          defaultMessage: 'Let others write to me in chats',
        }),
        when: can('chats'),
      },
      {
        option: 'allowFollowingMove',
        label: defineMessage({
          id: 'settings.allow_following_move',
          defaultMessage: 'Go on following people who move to another account',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFavorites',
        label: defineMessage({
          id: 'settings.hide_favorites_description',
          defaultMessage: 'Hide from others what I favourite',
        }),
        hint: defineMessage({
          id: 'settings.hide_favorites_hint',
          defaultMessage: 'Those who wrote it are still told.',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFollowers',
        label: defineMessage({
          id: 'settings.hide_followers_description',
          defaultMessage: 'Hide from others who follows me',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFollowersCount',
        label: defineMessage({
          id: 'settings.hide_followers_count_description',
          defaultMessage: 'Hide also how many they are',
        }),
        hint: defineMessage({
          id: 'settings.hide_followers_count_hint',
          defaultMessage: 'Of those who follow me',
        }),
        under: true,
        when: option('hideFollowers'),
      },
      {
        option: 'hideFollows',
        label: defineMessage({
          id: 'settings.hide_follows_description',
          defaultMessage: 'Hide from others whom I follow',
        }),
        when: onPleroma,
      },
      {
        option: 'hideFollowsCount',
        label: defineMessage({
          id: 'settings.hide_follows_count_description',
          defaultMessage: 'Hide also how many those are',
        }),
        hint: defineMessage({
          id: 'settings.hide_follows_count_hint',
          defaultMessage: 'Of those whom I follow',
        }),
        under: true,
        when: option('hideFollows'),
      },
    ],
  },
];
