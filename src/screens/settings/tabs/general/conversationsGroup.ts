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
        defaultMessage: 'Conversation layout',
      }),
      options: defineMessages({
        tree: { id: 'settings.conversation_display_tree', defaultMessage: 'Tree' },
        linear: { id: 'settings.conversation_display_linear', defaultMessage: 'Linear' },
      }),
    },
    {
      name: 'threadOrder',
      label: defineMessage({ id: 'settings.thread_order', defaultMessage: 'Order of replies' }),
      options: defineMessages({
        time: { id: 'settings.thread_order_time', defaultMessage: 'Oldest first' },
        writer: { id: 'settings.thread_order_writer', defaultMessage: "Author's replies first" },
        answers: { id: 'settings.thread_order_answers', defaultMessage: 'Most replies first' },
      }),
      under: true,
      when: inTree,
    },
    {
      name: 'conversationTreeAdvanced',
      label: defineMessage({
        id: 'settings.conversation_tree_advanced',
        defaultMessage: 'Show parent posts and open branches separately',
      }),
      hint: defineMessage({
        id: 'settings.conversation_tree_advanced_hint',
        defaultMessage: 'Tree layout only.',
      }),
      under: true,
      when: inTree,
    },
    {
      name: 'conversationTreeFadeAncestors',
      label: defineMessage({
        id: 'settings.conversation_tree_fade_ancestors',
        defaultMessage: 'Fade parent posts',
      }),
      under: true,
      expert: true,
      when: inTree,
    },
    {
      name: 'maxDepthInThread',
      label: defineMessage({
        id: 'settings.max_depth_in_thread',
        defaultMessage: 'Maximum indent',
      }),
      hint: defineMessage({
        id: 'settings.max_depth_in_thread_hint',
        defaultMessage: '3 or more. Deeper replies open separately.',
      }),
      under: true,
      expert: true,
      when: inTree,
    },
    {
      name: 'conversationOtherRepliesButton',
      label: defineMessage({
        id: 'settings.conversation_other_replies_button',
        defaultMessage: 'Position of the “other replies” button',
      }),
      options: defineMessages({
        below: {
          id: 'settings.conversation_other_replies_button_below',
          defaultMessage: 'Below the post',
        },
        inside: {
          id: 'settings.conversation_other_replies_button_inside',
          defaultMessage: 'Inside the post',
        },
      }),
      under: true,
      expert: true,
      when: inTree,
    },
  ],
};
