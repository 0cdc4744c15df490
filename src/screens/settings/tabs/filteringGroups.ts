/** The groups of the tab "Filtering". */
import { defineMessage, defineMessages } from 'react-intl';
import { FiltersPart } from '@/screens/settings/filtering/FiltersPart';
import {
  LanguageEffects,
  ReplyEffects,
  SwitchEffect,
} from '@/screens/settings/filtering/SettingEffect';
import { selectSetting } from '@/selectors/session/config';
import { selectSomebodyTranslates } from '@/selectors/session/translating';
import { all, can, on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

const hidesAll = on('hideFilteredStatuses');

export const filteringGroups: readonly SettingGroup[] = [
  {
    title: defineMessage({ id: 'settings.muted_words', defaultMessage: 'Words' }),
    rows: [
      {
        name: 'muteWords',
        label: defineMessage({
          id: 'settings.filtering_explanation',
          defaultMessage: 'Muted words',
        }),
        hint: defineMessage({
          id: 'settings.filtering_explanation_hint',
          defaultMessage: 'One word or phrase per line. Not case-sensitive.',
        }),
      },
    ],
  },
  {
    title: defineMessage({
      id: 'settings.server_filters',
      defaultMessage: 'Account filters',
    }),
    hint: defineMessage({
      id: 'settings.server_filters_hint',
      defaultMessage: 'Saved to your account and applied in every app you use.',
    }),
    Part: FiltersPart,
    id: 'filters',
    when: (state) => signedIn(state) && (can('filters')(state) || can('filtersOfWords')(state)),
    rows: [],
  },
  {
    title: defineMessage({ id: 'settings.filtered_posts', defaultMessage: 'Posts' }),
    rows: [
      {
        name: 'hideFilteredStatuses',
        label: defineMessage({
          id: 'settings.hide_all_muted_posts',
          defaultMessage: 'Hide muted posts completely',
        }),
        hint: defineMessage({
          id: 'settings.hide_all_muted_posts_hint',
          defaultMessage: 'Otherwise each is collapsed to one line.',
        }),
        Below: SwitchEffect,
      },
      {
        name: 'hideWordFilteredPosts',
        label: defineMessage({
          id: 'settings.hide_word_filtered_posts',
          defaultMessage: 'Hide posts with muted words',
        }),
        under: true,
        forced: hidesAll,
        Below: SwitchEffect,
      },
      {
        name: 'hideMutedThreads',
        label: defineMessage({
          id: 'settings.hide_muted_threads',
          defaultMessage: 'Hide muted conversations',
        }),
        under: true,
        when: signedIn,
        forced: hidesAll,
        Below: SwitchEffect,
      },
      {
        name: 'hideMutedPosts',
        label: defineMessage({
          id: 'settings.hide_muted_posts',
          defaultMessage: 'Hide posts from muted people',
        }),
        under: true,
        when: signedIn,
        forced: hidesAll,
        Below: SwitchEffect,
      },
      {
        name: 'muteBotStatuses',
        label: defineMessage({ id: 'settings.mute_bot_posts', defaultMessage: 'Mute bot posts' }),
        Below: SwitchEffect,
      },
      {
        name: 'muteSensitiveStatuses',
        label: defineMessage({
          id: 'settings.mute_sensitive_posts',
          defaultMessage: 'Mute sensitive posts',
        }),
        Below: SwitchEffect,
      },
    ],
  },
  {
    title: defineMessage({ id: 'settings.filtered_timelines', defaultMessage: 'Timelines' }),
    rows: [
      {
        name: 'replyVisibility',
        label: defineMessage({
          id: 'settings.reply_visibility',
          defaultMessage: 'Replies in timelines',
        }),
        options: defineMessages({
          all: { id: 'settings.reply_visibility_all', defaultMessage: 'Show all replies' },
          following: {
            id: 'settings.reply_visibility_following',
            defaultMessage: 'Only replies to me or people I follow',
          },
          self: { id: 'settings.reply_visibility_self', defaultMessage: 'Only replies to me' },
        }),
        when: signedIn,
        Below: ReplyEffects,
      },
      {
        name: 'readLanguages',
        label: defineMessage({
          id: 'settings.read_languages',
          defaultMessage: 'Languages I read',
        }),
        hint: defineMessage({
          id: 'settings.read_languages_hint',
          defaultMessage: 'Posts without a language are always shown.',
        }),
      },
      {
        name: 'otherLanguages',
        label: defineMessage({
          id: 'settings.other_languages',
          defaultMessage: 'Posts in other languages',
        }),
        options: defineMessages({
          show: { id: 'settings.other_languages_show', defaultMessage: 'Show' },
          collapse: { id: 'settings.filter_warn', defaultMessage: 'Collapse with a warning' },
          hide: { id: 'settings.filter_hide', defaultMessage: 'Hide completely' },
        }),
        under: true,
        when: (state) => selectSetting(state, 'readLanguages').length > 0,
        Below: LanguageEffects,
      },
      {
        name: 'translatePosts',
        label: defineMessage({
          id: 'settings.translate_posts',
          defaultMessage: 'Translate posts in other languages',
        }),
        hint: defineMessage({
          id: 'settings.translate_posts_hint',
          defaultMessage: 'By your server, or by your browser on this device.',
        }),
        options: defineMessages({
          offer: { id: 'settings.translate_posts_offer', defaultMessage: 'When I ask for it' },
          automatic: {
            id: 'settings.translate_posts_automatic',
            defaultMessage: 'Automatically',
          },
          never: { id: 'settings.translate_posts_never', defaultMessage: 'Never' },
        }),
        when: selectSomebodyTranslates,
      },
      {
        name: 'translatedLanguages',
        label: defineMessage({
          id: 'settings.translated_languages',
          defaultMessage: 'Languages to translate automatically',
        }),
        under: true,
        when: all(selectSomebodyTranslates, on('translatePosts', 'automatic')),
      },
    ],
  },
  {
    title: defineMessage({ id: 'settings.filtered_media', defaultMessage: 'Attachments' }),
    rows: [
      {
        name: 'hideAttachments',
        label: defineMessage({
          id: 'settings.hide_media_previews',
          defaultMessage: 'Hide media previews',
        }),
      },
      {
        name: 'hideAttachmentsInConv',
        label: defineMessage({
          id: 'settings.hide_attachments_in_conv',
          defaultMessage: 'Hide media in conversations',
        }),
      },
      {
        name: 'maxThumbnails',
        label: defineMessage({
          id: 'settings.max_thumbnails',
          defaultMessage: 'Maximum attachment previews',
        }),
        hint: defineMessage({
          id: 'settings.max_thumbnails_hint',
          defaultMessage: 'Further attachments become links.',
        }),
        expert: true,
      },
    ],
  },
  {
    title: defineMessage({ id: 'settings.filtered_details', defaultMessage: 'Details' }),
    rows: [
      {
        name: 'hidePostStats',
        label: defineMessage({
          id: 'settings.hide_post_stats',
          defaultMessage: 'Hide favourite and repeat counts',
        }),
      },
      {
        name: 'hideBotIndication',
        label: defineMessage({
          id: 'settings.hide_bot_indication',
          defaultMessage: 'Hide bot badge',
        }),
      },
      {
        name: 'hideScrobbles',
        label: defineMessage({
          id: 'settings.hide_scrobbles',
          defaultMessage: 'Hide what people are listening to',
        }),
        when: can('scrobbles'),
      },
      {
        name: 'hideScrobblesAfter',
        label: defineMessage({
          id: 'settings.hide_scrobbles_after',
          defaultMessage: 'Hide tracks played longer ago than',
        }),
        under: true,
        expert: true,
        when: all(can('scrobbles'), on('hideScrobbles', false)),
      },
      {
        name: 'hideUserStats',
        label: defineMessage({
          id: 'settings.hide_user_stats',
          defaultMessage: 'Hide post and follower counts on profiles',
        }),
        expert: true,
      },
    ],
  },
];
