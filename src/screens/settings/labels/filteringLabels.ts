/** Labels of the filtering settings. */
import { defineMessages } from 'react-intl';
import type { SettingLabels } from './labelTypes';

export const filteringLabels = {
  hideFilteredStatuses: {
    ...defineMessages({
      label: { id: 'settings.hide_all_muted_posts', defaultMessage: 'Hide all muted posts' },
      hint: {
        id: 'settings.hide_all_muted_posts_hint',
        defaultMessage: 'Nothing of them is left; otherwise they are one line each.',
      },
    }),
  },
  hideWordFilteredPosts: {
    ...defineMessages({
      label: {
        id: 'settings.hide_word_filtered_posts',
        defaultMessage: 'Hide posts with muted words',
      },
    }),
  },
  hideMutedThreads: {
    ...defineMessages({
      label: { id: 'settings.hide_muted_threads', defaultMessage: 'Hide muted conversations' },
    }),
  },
  hideMutedPosts: {
    ...defineMessages({
      label: { id: 'settings.hide_muted_posts', defaultMessage: 'Hide posts of muted people' },
    }),
  },
  muteBotStatuses: {
    ...defineMessages({
      label: { id: 'settings.mute_bot_posts', defaultMessage: 'Mute bot posts' },
    }),
  },
  muteSensitiveStatuses: {
    ...defineMessages({
      label: { id: 'settings.mute_sensitive_posts', defaultMessage: 'Mute sensitive posts' },
    }),
  },
  hidePostStats: {
    ...defineMessages({
      label: {
        id: 'settings.hide_post_stats',
        defaultMessage: 'Hide how often posts were favourited and repeated',
      },
    }),
  },
  hideBotIndication: {
    ...defineMessages({
      label: { id: 'settings.hide_bot_indication', defaultMessage: 'Hide the sign of bots' },
    }),
  },
  replyVisibility: {
    ...defineMessages({
      label: { id: 'settings.reply_visibility', defaultMessage: 'Replies in timelines' },
    }),
    options: defineMessages({
      all: { id: 'settings.reply_visibility_all', defaultMessage: 'Show all replies' },
      following: {
        id: 'settings.reply_visibility_following',
        defaultMessage: 'Only replies to me or people I follow',
      },
      self: { id: 'settings.reply_visibility_self', defaultMessage: 'Only replies to me' },
    }),
  },
  muteWords: {
    ...defineMessages({
      label: { id: 'settings.filtering_explanation', defaultMessage: 'Muted words' },
      hint: {
        id: 'settings.filtering_explanation_hint',
        defaultMessage: 'One word or phrase on each line. Capitals make no difference.',
      },
    }),
  },
  maxThumbnails: {
    ...defineMessages({
      label: {
        id: 'settings.max_thumbnails',
        defaultMessage: 'Most attachments that are shown as pictures',
      },
      hint: { id: 'settings.max_thumbnails_hint', defaultMessage: 'More of them become links.' },
    }),
  },
  hideAttachments: {
    ...defineMessages({
      label: { id: 'settings.hide_media_previews', defaultMessage: 'Hide media previews' },
    }),
  },
  hideAttachmentsInConv: {
    ...defineMessages({
      label: {
        id: 'settings.hide_attachments_in_conv',
        defaultMessage: 'Hide media in conversations',
      },
    }),
  },
  hideScrobbles: {
    ...defineMessages({
      label: { id: 'settings.hide_scrobbles', defaultMessage: 'Hide what people listen to' },
    }),
  },
  hideScrobblesAfter: {
    ...defineMessages({
      label: {
        id: 'settings.hide_scrobbles_after',
        defaultMessage: 'Hide what they listened to longer ago than',
      },
    }),
  },
  hideUserStats: {
    ...defineMessages({
      label: { id: 'settings.hide_user_stats', defaultMessage: 'Hide the numbers on profiles' },
    }),
  },
} satisfies SettingLabels;
