/** The group "Posts" of the tab "General". */
import { defineMessage } from 'react-intl';
import { all, can, on, onPleroma, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const postsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.posts', defaultMessage: 'Posts' }),
  rows: [
    {
      name: 'collapseMessageWithSubject',
      label: defineMessage({
        id: 'settings.collapse_subject',
        defaultMessage: 'Collapse posts with a subject',
      }),
    },
    {
      name: 'foldRepeats',
      label: defineMessage({
        id: 'settings.fold_repeats',
        defaultMessage: 'Show repeated posts only once',
      }),
      hint: defineMessage({
        id: 'settings.fold_repeats_hint',
        defaultMessage: 'Later repeats are listed on the original post.',
      }),
    },
    {
      preference: 'pinnedStatusActions',
      label: defineMessage({
        id: 'settings.pinned_status_actions',
        defaultMessage: 'Buttons under posts',
      }),
      hint: defineMessage({
        id: 'settings.pinned_status_actions_hint',
        defaultMessage: 'The rest stay available in the menu and by keyboard.',
      }),
      expert: true,
    },
    {
      name: 'emojiReactionsOnTimeline',
      label: defineMessage({
        id: 'settings.emoji_reactions_on_timeline',
        defaultMessage: 'Show reactions in timelines',
      }),
      expert: true,
      when: can('reactions'),
    },
    {
      name: 'emojiReactionsScale',
      label: defineMessage({
        id: 'settings.emoji_reactions_scale',
        defaultMessage: 'Reaction size',
      }),
      hint: defineMessage({
        id: 'settings.emoji_reactions_scale_hint',
        defaultMessage: '1 is normal size.',
      }),
      expert: true,
      when: all(can('reactions'), on('emojiReactionsOnTimeline')),
    },
    {
      name: 'greentext',
      label: defineMessage({
        id: 'settings.greentext',
        defaultMessage: 'Colour lines starting with >',
      }),
      expert: true,
    },
    {
      option: 'stripRichContent',
      label: defineMessage({
        id: 'settings.no_rich_text_description',
        defaultMessage: 'Remove formatting from all posts',
      }),
      expert: true,
      when: onPleroma,
    },
  ],
};
