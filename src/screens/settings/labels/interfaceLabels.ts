/** Labels of the settings for the interface, its columns and its confirmations. */
import { defineMessages } from 'react-intl';
import type { SettingLabels } from './labelTypes';

export const interfaceLabels = {
  interfaceLanguage: {
    ...defineMessages({
      label: { id: 'settings.interface_language', defaultMessage: 'Language of the interface' },
    }),
  },
  hideISP: {
    ...defineMessages({
      label: { id: 'settings.hide_isp', defaultMessage: 'Hide the panel about this instance' },
    }),
  },
  hideInstanceWallpaper: {
    ...defineMessages({
      label: {
        id: 'settings.hide_wallpaper',
        defaultMessage: "Hide the instance's background picture",
      },
    }),
  },
  stopGifs: {
    ...defineMessages({
      label: {
        id: 'settings.stop_gifs',
        defaultMessage: 'Play animated pictures only when pointed at',
      },
      hint: {
        id: 'settings.stop_gifs_hint',
        defaultMessage: 'Avatars, emoji and other animated pictures stand still until then.',
      },
    }),
  },
  singleKeyShortcuts: {
    ...defineMessages({
      label: { id: 'settings.single_key_shortcuts', defaultMessage: 'Shortcuts of a single key' },
      hint: {
        id: 'settings.single_key_shortcuts_hint',
        defaultMessage: 'The key ? shows them all.',
      },
    }),
  },
  streaming: {
    ...defineMessages({
      label: { id: 'settings.auto_update', defaultMessage: 'Show new posts automatically' },
      hint: {
        id: 'settings.auto_update_hint',
        defaultMessage: 'Only while you are at the top of a list.',
      },
    }),
  },
  pauseOnUnfocused: {
    ...defineMessages({
      label: {
        id: 'settings.pause_on_unfocused',
        defaultMessage: 'Wait while the window is not in use',
      },
    }),
  },
  useStreamingApi: {
    ...defineMessages({
      label: {
        id: 'settings.use_streaming_api',
        defaultMessage: 'Hear of news at once over a socket',
      },
      hint: {
        id: 'settings.use_streaming_api_hint',
        defaultMessage: 'Otherwise the server is asked every few seconds.',
      },
    }),
  },
  virtualScrolling: {
    ...defineMessages({
      label: {
        id: 'settings.virtual_scrolling',
        defaultMessage: 'Draw only the posts near the window',
      },
      hint: { id: 'settings.virtual_scrolling_hint', defaultMessage: 'Keeps long lists quick.' },
    }),
  },
  userPopoverAvatarAction: {
    ...defineMessages({
      label: {
        id: 'settings.user_popover_avatar_action',
        defaultMessage: 'A press on the avatar in the card of a person',
      },
    }),
    options: defineMessages({
      close: { id: 'settings.user_popover_avatar_action_close', defaultMessage: 'closes the card' },
      zoom: {
        id: 'settings.user_popover_avatar_action_zoom',
        defaultMessage: 'shows the picture in full',
      },
      open: { id: 'settings.user_popover_avatar_action_open', defaultMessage: 'opens the profile' },
    }),
  },
  userPopoverOverlay: {
    ...defineMessages({
      label: {
        id: 'settings.user_popover_overlay',
        defaultMessage: 'The card of a person covers the avatar that was pressed',
      },
    }),
  },
  alwaysShowNewPostButton: {
    ...defineMessages({
      label: {
        id: 'settings.always_show_new_post_button',
        defaultMessage: 'Always show the floating button for new posts',
      },
    }),
  },
  autohideFloatingPostButton: {
    ...defineMessages({
      label: {
        id: 'settings.autohide_floating_post_button',
        defaultMessage: 'Hide that button while scrolling down',
      },
    }),
  },
  hideShoutbox: {
    ...defineMessages({
      label: { id: 'settings.hide_shoutbox', defaultMessage: 'Hide the shoutbox' },
    }),
  },
  disableStickyHeaders: {
    ...defineMessages({
      label: {
        id: 'settings.disable_sticky_headers',
        defaultMessage: 'Let the headings of columns scroll away',
      },
    }),
  },
  showScrollbars: {
    ...defineMessages({
      label: {
        id: 'settings.show_scrollbars',
        defaultMessage: 'Show the scrollbars of side columns',
      },
    }),
  },
  sidebarRight: {
    ...defineMessages({
      label: { id: 'settings.sidebar_right', defaultMessage: 'Side column on the right' },
    }),
  },
  navbarColumnStretch: {
    ...defineMessages({
      label: {
        id: 'settings.navbar_column_stretch',
        defaultMessage: 'Top bar as wide as the columns',
      },
    }),
  },
  thirdColumnMode: {
    ...defineMessages({
      label: { id: 'settings.third_column_mode', defaultMessage: 'Third column' },
    }),
    options: defineMessages({
      none: { id: 'settings.third_column_mode_none', defaultMessage: 'Nothing' },
      notifications: {
        id: 'settings.third_column_mode_notifications',
        defaultMessage: 'Notifications',
      },
      postform: { id: 'settings.third_column_mode_postform', defaultMessage: 'A new post' },
    }),
  },
  sidebarColumnWidth: {
    ...defineMessages({
      label: { id: 'settings.sidebar_column_width', defaultMessage: 'Width of the side column' },
    }),
  },
  contentColumnWidth: {
    ...defineMessages({
      label: { id: 'settings.content_column_width', defaultMessage: 'Width of the main column' },
    }),
  },
  notifsColumnWidth: {
    ...defineMessages({
      label: { id: 'settings.notifs_column_width', defaultMessage: 'Width of the third column' },
    }),
  },
  modalMobileCenter: {
    ...defineMessages({
      label: {
        id: 'settings.modal_mobile_center',
        defaultMessage: 'Dialogs in the middle of the screen on phones, too',
      },
    }),
  },
  modalOnRepeat: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_repeat', defaultMessage: 'Repeat a post' },
    }),
  },
  modalOnUnfollow: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_unfollow', defaultMessage: 'Unfollow somebody' },
    }),
  },
  modalOnBlock: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_block', defaultMessage: 'Block somebody' },
    }),
  },
  modalOnMute: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_mute', defaultMessage: 'Mute somebody' },
      hint: { id: 'settings.confirm_dialogs_mute_hint', defaultMessage: 'Also asks for how long.' },
    }),
  },
  modalOnMuteConversation: {
    ...defineMessages({
      label: {
        id: 'settings.confirm_dialogs_mute_conversation',
        defaultMessage: 'Mute a conversation',
      },
    }),
  },
  modalOnMuteDomain: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_mute_domain', defaultMessage: 'Mute a whole server' },
    }),
  },
  modalOnDelete: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_delete', defaultMessage: 'Delete a post' },
    }),
  },
  modalOnLogout: {
    ...defineMessages({
      label: { id: 'settings.confirm_dialogs_logout', defaultMessage: 'Log out' },
    }),
  },
  modalOnApproveFollow: {
    ...defineMessages({
      label: {
        id: 'settings.confirm_dialogs_approve_follow',
        defaultMessage: 'Approve a follow request',
      },
    }),
  },
  modalOnDenyFollow: {
    ...defineMessages({
      label: {
        id: 'settings.confirm_dialogs_deny_follow',
        defaultMessage: 'Deny a follow request',
      },
    }),
  },
  modalOnRemoveUserFromFollowers: {
    ...defineMessages({
      label: {
        id: 'settings.confirm_dialogs_remove_follower',
        defaultMessage: 'Remove a follower',
      },
    }),
  },
} satisfies SettingLabels;
