/** The entries of the quick menus: settings to toggle, and a link to all settings. */
import { defineMessages, useIntl } from 'react-intl';
import type { Settings } from '@/domain/settings/settings';
import { useAppDispatch } from '@/hooks/store';
import { useOpenSettings } from '@/hooks/useOpenSettings';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { settingChanged } from '@/slices/session/config';
import { SettingsIcon } from '@/ui/icons/icons';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import type { OpenedMenu } from '@/ui/menu/useMenuTrigger';

const messages = defineMessages({
  replies: { id: 'settings.reply_visibility', defaultMessage: 'Replies in timelines' },
  all: { id: 'settings.reply_visibility_all', defaultMessage: 'Show all replies' },
  following: {
    id: 'settings.reply_visibility_following',
    defaultMessage: 'Only replies to me or people I follow',
  },
  self: { id: 'settings.reply_visibility_self', defaultMessage: 'Only replies to me' },
  bots: { id: 'settings.mute_bot_posts', defaultMessage: 'Mute bot posts' },
  media: { id: 'settings.hide_media_previews', defaultMessage: 'Hide media previews' },
  muted: { id: 'settings.hide_all_muted_posts', defaultMessage: 'Hide muted posts completely' },
  filtering: { id: 'settings.filtering_settings', defaultMessage: 'Filtering settings' },
  display: { id: 'settings.conversation_display', defaultMessage: 'Conversation layout' },
  tree: { id: 'settings.conversation_display_tree', defaultMessage: 'Tree' },
  linear: { id: 'settings.conversation_display_linear', defaultMessage: 'Linear' },
  order: { id: 'settings.thread_order', defaultMessage: 'Order of replies' },
  time: { id: 'settings.thread_order_time', defaultMessage: 'Oldest first' },
  writer: { id: 'settings.thread_order_writer', defaultMessage: "Author's replies first" },
  answers: { id: 'settings.thread_order_answers', defaultMessage: 'Most replies first' },
  avatars: {
    id: 'settings.mention_link_show_avatar',
    defaultMessage: 'Show avatars in mentions',
  },
  update: { id: 'settings.auto_update', defaultMessage: 'Show new posts automatically' },
  collapse: { id: 'settings.collapse_subject', defaultMessage: 'Collapse posts with a subject' },
  general: { id: 'settings.general_settings', defaultMessage: 'General settings' },
});

type Wording = keyof typeof messages;

interface Props extends OpenedMenu {
  label: string;
  inThread: boolean;
}

export function QuickFilterMenu({ inThread, ...menu }: Props) {
  const intl = useIntl();
  const { ownId } = useDisplayPreferences();
  const showsReplies = ownId !== null && !inThread;
  return (
    <Menu {...menu}>
      {showsReplies && (
        <MenuGroup label={intl.formatMessage(messages.replies)}>
          {(['all', 'following', 'self'] as const).map((value) => (
            <Choice key={value} name="replyVisibility" value={value} word={value} />
          ))}
        </MenuGroup>
      )}
      {showsReplies && <MenuSeparator />}
      <Switch name="muteBotStatuses" word="bots" />
      <Switch name={inThread ? 'hideAttachmentsInConv' : 'hideAttachments'} word="media" />
      <Switch name="hideFilteredStatuses" word="muted" />
      <MenuSeparator />
      <SettingsItem tab="filtering" word="filtering" />
    </Menu>
  );
}

export function QuickViewMenu({ inThread, ...menu }: Props) {
  const intl = useIntl();
  const { conversationDisplay } = useDisplayPreferences();
  return (
    <Menu {...menu}>
      <MenuGroup label={intl.formatMessage(messages.display)}>
        <Choice name="conversationDisplay" value="tree" word="tree" />
        <Choice name="conversationDisplay" value="linear" word="linear" />
      </MenuGroup>
      {inThread && conversationDisplay === 'tree' && (
        <MenuGroup label={intl.formatMessage(messages.order)}>
          {(['time', 'writer', 'answers'] as const).map((value) => (
            <Choice key={value} name="threadOrder" value={value} word={value} />
          ))}
        </MenuGroup>
      )}
      <MenuSeparator />
      <Switch name="mentionLinkShowAvatar" word="avatars" />
      {!inThread && <Switch name="streaming" word="update" />}
      {!inThread && <Switch name="collapseMessageWithSubject" word="collapse" />}
      <MenuSeparator />
      <SettingsItem tab="general" word="general" />
    </Menu>
  );
}

type FlagName =
  | 'muteBotStatuses'
  | 'hideAttachments'
  | 'hideAttachmentsInConv'
  | 'hideFilteredStatuses'
  | 'mentionLinkShowAvatar'
  | 'streaming'
  | 'collapseMessageWithSubject';

function Switch({ name, word }: { name: FlagName; word: Wording }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const on = useDisplayPreferences()[name];
  return (
    <MenuItem checked={on} onSelect={() => dispatch(settingChanged({ name, value: !on }))}>
      {intl.formatMessage(messages[word])}
    </MenuItem>
  );
}

type ChoiceName = 'replyVisibility' | 'conversationDisplay' | 'threadOrder';
type ChoiceOf = { [Name in ChoiceName]: { name: Name; value: Settings[Name] } }[ChoiceName];

function Choice({ word, ...choice }: ChoiceOf & { word: Wording }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const preferences = useDisplayPreferences();
  return (
    <MenuItem
      exclusive
      checked={preferences[choice.name] === choice.value}
      onSelect={() => dispatch(settingChanged(choice))}
    >
      {intl.formatMessage(messages[word])}
    </MenuItem>
  );
}

function SettingsItem({ tab, word }: { tab: string; word: Wording }) {
  const intl = useIntl();
  const openSettings = useOpenSettings();
  return (
    <MenuItem icon={SettingsIcon} onSelect={() => openSettings('user', tab)}>
      {intl.formatMessage(messages[word])}
    </MenuItem>
  );
}
