/** Labels of the options that are stored with the account. */
import { defineMessages } from 'react-intl';
import { visibilityNames } from '@/components/composer/visibility/visibilityNames';
import type { ProfileOptionName } from '@/domain/settings/profileOptions';
import type { AnySettingLabels } from './labelTypes';

/** No server stores `defaultNSFW`; a setting of this browser has replaced it. */
export type ShownOption = Exclude<ProfileOptionName, 'defaultNSFW'>;

export const accountLabels: Record<ShownOption, AnySettingLabels> = {
  defaultScope: {
    ...defineMessages({
      label: { id: 'settings.default_vis', defaultMessage: 'Visibility of new posts' },
    }),
    options: visibilityNames,
  },
  stripRichContent: defineMessages({
    label: {
      id: 'settings.no_rich_text_description',
      defaultMessage: 'Take the formatting off all posts',
    },
  }),
  locked: defineMessages({
    label: {
      id: 'settings.lock_account_description',
      defaultMessage: 'I decide who may follow me',
    },
    hint: {
      id: 'settings.lock_account_hint',
      defaultMessage: 'Those who want to follow you ask, and wait for your answer.',
    },
  }),
  discoverable: defineMessages({
    label: {
      id: 'settings.discoverable',
      defaultMessage: 'Let me be found by searches and in lists of people',
    },
  }),
  allowFollowingMove: defineMessages({
    label: {
      id: 'settings.allow_following_move',
      defaultMessage: 'Go on following people who move to another account',
    },
  }),
  hideFavorites: defineMessages({
    label: {
      id: 'settings.hide_favorites_description',
      defaultMessage: 'Hide from others what I favourite',
    },
    hint: {
      id: 'settings.hide_favorites_hint',
      defaultMessage: 'Those who wrote it are still told.',
    },
  }),
  hideFollowers: defineMessages({
    label: {
      id: 'settings.hide_followers_description',
      defaultMessage: 'Hide from others who follows me',
    },
  }),
  hideFollowersCount: defineMessages({
    label: {
      id: 'settings.hide_followers_count_description',
      defaultMessage: 'Hide also how many they are',
    },
    hint: { id: 'settings.hide_followers_count_hint', defaultMessage: 'Of those who follow me' },
  }),
  hideFollows: defineMessages({
    label: {
      id: 'settings.hide_follows_description',
      defaultMessage: 'Hide from others whom I follow',
    },
  }),
  hideFollowsCount: defineMessages({
    label: {
      id: 'settings.hide_follows_count_description',
      defaultMessage: 'Hide also how many those are',
    },
    hint: { id: 'settings.hide_follows_count_hint', defaultMessage: 'Of those whom I follow' },
  }),
  acceptChatMessages: defineMessages({
    label: {
      id: 'settings.accept_chat_messages',
      defaultMessage: 'Let others write to me in chats',
    },
  }),
  blockNotificationsFromStrangers: defineMessages({
    label: {
      id: 'settings.notification_setting_block_from_strangers',
      defaultMessage: 'No notifications from people whom I do not follow',
    },
  }),
  webPushHideContents: defineMessages({
    label: {
      id: 'settings.notification_setting_hide_notification_contents',
      defaultMessage: 'Say in pushed notifications only that there is one',
    },
    hint: {
      id: 'settings.notification_setting_hide_notification_contents_hint',
      defaultMessage: 'Neither who nor what goes through the push service.',
    },
  }),
};
