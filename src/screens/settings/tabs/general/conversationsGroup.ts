/** The group "Conversations" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { on, type SettingGroup } from '@/screens/settings/rows/settingRows';

const inTree = on('conversationDisplay', 'tree');

export const conversationsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.conversations', defaultMessage: 'Conversations' }),
  rows: [
    {
      name: 'conversationDisplay',
      label: defineMessage({
        id: 'settings.conversation_display',
        defaultMessage: 'Conversations',
      }),
      options: defineMessages({
        tree: { id: 'settings.conversation_display_tree', defaultMessage: 'Tree' },
        linear: { id: 'settings.conversation_display_linear', defaultMessage: 'Linear' },
      }),
    },
    {
      name: 'conversationTreeAdvanced',
      label: defineMessage({
        id: 'settings.conversation_tree_advanced',
        defaultMessage: 'Show what was written before, and go into single branches',
      }),
      hint: defineMessage({
        id: 'settings.conversation_tree_advanced_hint',
        defaultMessage: 'In the tree',
      }),
      under: true,
      when: inTree,
    },
    {
      name: 'conversationTreeFadeAncestors',
      label: defineMessage({
        id: 'settings.conversation_tree_fade_ancestors',
        defaultMessage: 'Fade what was written before',
      }),
      under: true,
      expert: true,
      when: inTree,
    },
    {
      name: 'maxDepthInThread',
      label: defineMessage({
        id: 'settings.max_depth_in_thread',
        defaultMessage: 'Deepest indent in the tree',
      }),
      hint: defineMessage({
        id: 'settings.max_depth_in_thread_hint',
        defaultMessage: 'At least 3; what is deeper can be opened by itself.',
      }),
      under: true,
      expert: true,
      when: inTree,
    },
    {
      name: 'conversationOtherRepliesButton',
      label: defineMessage({
        id: 'settings.conversation_other_replies_button',
        defaultMessage: 'Where other replies are offered',
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
      under: true,
      expert: true,
      when: inTree,
    },
  ],
};
