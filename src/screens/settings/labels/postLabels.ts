/** Labels of the settings for displaying posts. */
import { defineMessages } from 'react-intl';
import type { SettingLabels } from './labelTypes';

export const postLabels = {
  conversationDisplay: {
    ...defineMessages({
      label: { id: 'settings.conversation_display', defaultMessage: 'Conversations' },
    }),
    options: defineMessages({
      tree: { id: 'settings.conversation_display_tree', defaultMessage: 'Tree' },
      linear: { id: 'settings.conversation_display_linear', defaultMessage: 'Linear' },
    }),
  },
  conversationTreeAdvanced: {
    ...defineMessages({
      label: {
        id: 'settings.conversation_tree_advanced',
        defaultMessage: 'Show what was written before, and go into single branches',
      },
      hint: { id: 'settings.conversation_tree_advanced_hint', defaultMessage: 'In the tree' },
    }),
  },
  conversationTreeFadeAncestors: {
    ...defineMessages({
      label: {
        id: 'settings.conversation_tree_fade_ancestors',
        defaultMessage: 'Fade what was written before',
      },
    }),
  },
  maxDepthInThread: {
    ...defineMessages({
      label: { id: 'settings.max_depth_in_thread', defaultMessage: 'Deepest indent in the tree' },
      hint: {
        id: 'settings.max_depth_in_thread_hint',
        defaultMessage: 'At least 3; what is deeper can be opened by itself.',
      },
    }),
  },
  conversationOtherRepliesButton: {
    ...defineMessages({
      label: {
        id: 'settings.conversation_other_replies_button',
        defaultMessage: 'Where other replies are offered',
      },
    }),
    options: defineMessages({
      below: {
        id: 'settings.conversation_other_replies_button_below',
        defaultMessage: 'Below the post',
      },
      inside: {
        id: 'settings.conversation_other_replies_button_inside',
        defaultMessage: 'Within the post',
      },
    }),
  },
  collapseMessageWithSubject: {
    ...defineMessages({
      label: { id: 'settings.collapse_subject', defaultMessage: 'Collapse posts with subjects' },
    }),
  },
  foldRepeats: {
    ...defineMessages({
      label: { id: 'settings.fold_repeats', defaultMessage: 'Show a repeated post once' },
      hint: {
        id: 'settings.fold_repeats_hint',
        defaultMessage: 'A repeat of a post that is already in the list is named there.',
      },
    }),
  },
  useAbsoluteTimeFormat: {
    ...defineMessages({
      label: {
        id: 'settings.use_absolute_time_format',
        defaultMessage: 'Show dates and times instead of how long ago',
      },
    }),
  },
  absoluteTimeFormatMinAge: {
    ...defineMessages({
      label: {
        id: 'settings.absolute_time_format_min_age',
        defaultMessage: 'Only for what is older than',
      },
    }),
  },
  absoluteTime12h: {
    ...defineMessages({
      label: { id: 'settings.absolute_time_format_12h', defaultMessage: 'Hours of the day' },
    }),
    options: defineMessages({
      language: {
        id: 'settings.absolute_time_format_12h_language',
        defaultMessage: 'As is usual in the language',
      },
      '24h': { id: 'settings.absolute_time_format_12h_24h', defaultMessage: 'From 0 to 23' },
      '12h': {
        id: 'settings.absolute_time_format_12h_12h',
        defaultMessage: 'From 1 to 12, before and after noon',
      },
    }),
  },
  emojiReactionsOnTimeline: {
    ...defineMessages({
      label: {
        id: 'settings.emoji_reactions_on_timeline',
        defaultMessage: 'Show reactions in timelines',
      },
    }),
  },
  emojiReactionsScale: {
    ...defineMessages({
      label: { id: 'settings.emoji_reactions_scale', defaultMessage: 'Size of reactions' },
      hint: { id: 'settings.emoji_reactions_scale_hint', defaultMessage: '1 is the normal size.' },
    }),
  },
  useContainFit: {
    ...defineMessages({
      label: {
        id: 'settings.use_contain_fit',
        defaultMessage: 'Show pictures whole, not cut to fit',
      },
    }),
  },
  hideNsfw: {
    ...defineMessages({
      label: {
        id: 'settings.hide_nsfw',
        defaultMessage: 'Hide sensitive media until they are asked for',
      },
    }),
  },
  preloadImage: {
    ...defineMessages({
      label: { id: 'settings.preload_image', defaultMessage: 'Load hidden pictures in advance' },
    }),
  },
  useOneClickNsfw: {
    ...defineMessages({
      label: {
        id: 'settings.use_one_click_nsfw',
        defaultMessage: 'One press opens hidden media in the viewer',
      },
    }),
  },
  loopVideo: {
    ...defineMessages({
      label: { id: 'settings.loop_video', defaultMessage: 'Play videos in a loop' },
    }),
  },
  loopVideoSilentOnly: {
    ...defineMessages({
      label: { id: 'settings.loop_video_silent_only', defaultMessage: 'Only those without sound' },
    }),
  },
  playVideosInModal: {
    ...defineMessages({
      label: { id: 'settings.play_videos_in_modal', defaultMessage: 'Play videos in the viewer' },
    }),
  },
  mentionLinkDisplay: {
    ...defineMessages({
      label: { id: 'settings.mention_link_display', defaultMessage: 'Mentions' },
    }),
    options: defineMessages({
      short: {
        id: 'settings.mention_link_display_short',
        defaultMessage: 'only the name (@finch)',
      },
      full_for_remote: {
        id: 'settings.mention_link_display_full_for_remote',
        defaultMessage: 'with the server if it is another (@finch@reed.example)',
      },
      full: { id: 'settings.mention_link_display_full', defaultMessage: 'always with the server' },
    }),
  },
  mentionLinkShowTooltip: {
    ...defineMessages({
      label: {
        id: 'settings.mention_link_show_tooltip',
        defaultMessage: 'Show the card of who is mentioned',
      },
    }),
  },
  mentionLinkShowAvatar: {
    ...defineMessages({
      label: {
        id: 'settings.mention_link_show_avatar',
        defaultMessage: 'Show avatars on mention links',
      },
    }),
  },
  mentionLinkFadeDomain: {
    ...defineMessages({
      label: {
        id: 'settings.mention_link_fade_domain',
        defaultMessage: 'Fade the server in mentions',
      },
    }),
  },
  mentionLinkBoldenYou: {
    ...defineMessages({
      label: {
        id: 'settings.mention_link_bolden_you',
        defaultMessage: 'Make mentions of you bold',
      },
    }),
  },
  mentionLinkShowYous: {
    ...defineMessages({
      label: {
        id: 'settings.mention_link_show_yous',
        defaultMessage: 'Add “(You)” to mentions of you',
      },
    }),
  },
  greentext: {
    ...defineMessages({
      label: { id: 'settings.greentext', defaultMessage: 'Colour lines that begin with >' },
    }),
  },
} satisfies SettingLabels;
