/** The group "Interface" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
import { BarEntriesField } from '@/screens/settings/fields/BarEntriesField';
import { on, type SettingGroup } from '@/screens/settings/rows/settingRows';

const hasPanel = (state: RootState) => selectInstance(state).showInstanceSpecificPanel;
const hasWallpaper = (state: RootState) => selectInstance(state).background !== null;
const hasTouch = (state: RootState) => state.interface.touch;
const hasShoutbox = (state: RootState) => selectInstance(state).shoutAvailable;

export const interfaceGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.interface', defaultMessage: 'Interface' }),
  rows: [
    {
      name: 'interfaceLanguage',
      label: defineMessage({
        id: 'settings.interface_language',
        defaultMessage: 'Interface language',
      }),
    },
    {
      name: 'hideISP',
      label: defineMessage({
        id: 'settings.hide_isp',
        defaultMessage: 'Hide the server info panel',
      }),
      when: hasPanel,
    },
    {
      name: 'hideInstanceWallpaper',
      label: defineMessage({
        id: 'settings.hide_wallpaper',
        defaultMessage: "Hide the server's background image",
      }),
      when: hasWallpaper,
    },
    {
      name: 'stopGifs',
      label: defineMessage({
        id: 'settings.stop_gifs',
        defaultMessage: 'Play GIFs on hover',
      }),
      hint: defineMessage({
        id: 'settings.stop_gifs_hint',
        defaultMessage: 'Also applies to animated avatars and emoji.',
      }),
    },
    {
      name: 'useAbsoluteTimeFormat',
      label: defineMessage({
        id: 'settings.use_absolute_time_format',
        defaultMessage: 'Show exact dates and times',
      }),
    },
    {
      name: 'absoluteTimeFormatMinAge',
      label: defineMessage({
        id: 'settings.absolute_time_format_min_age',
        defaultMessage: 'Only for posts older than',
      }),
      under: true,
      when: on('useAbsoluteTimeFormat'),
    },
    {
      name: 'absoluteTime12h',
      label: defineMessage({
        id: 'settings.absolute_time_format_12h',
        defaultMessage: 'Time format',
      }),
      options: defineMessages({
        language: {
          id: 'settings.absolute_time_format_12h_language',
          defaultMessage: 'Same as language',
        },
        '24h': { id: 'settings.absolute_time_format_12h_24h', defaultMessage: '24-hour' },
        '12h': {
          id: 'settings.absolute_time_format_12h_12h',
          defaultMessage: '12-hour',
        },
      }),
      expert: true,
    },
    {
      name: 'singleKeyShortcuts',
      label: defineMessage({
        id: 'settings.single_key_shortcuts',
        defaultMessage: 'Single-key shortcuts',
      }),
      hint: defineMessage({
        id: 'settings.single_key_shortcuts_hint',
        defaultMessage: 'Press ? to see them all.',
      }),
    },
    {
      name: 'userPopoverAvatarAction',
      label: defineMessage({
        id: 'settings.user_popover_avatar_action',
        defaultMessage: 'Clicking the avatar in a profile card',
      }),
      options: defineMessages({
        close: {
          id: 'settings.user_popover_avatar_action_close',
          defaultMessage: 'Closes the card',
        },
        zoom: {
          id: 'settings.user_popover_avatar_action_zoom',
          defaultMessage: 'Shows the full picture',
        },
        open: {
          id: 'settings.user_popover_avatar_action_open',
          defaultMessage: 'Opens the profile',
        },
      }),
      expert: true,
    },
    {
      name: 'userPopoverOverlay',
      label: defineMessage({
        id: 'settings.user_popover_overlay',
        defaultMessage: 'Open profile cards over the avatar',
      }),
      expert: true,
    },
    {
      name: 'bottomBar',
      label: defineMessage({
        id: 'settings.bottom_bar',
        defaultMessage: 'Show a navigation bar at the bottom',
      }),
      hint: defineMessage({
        id: 'settings.bottom_bar_hint',
        defaultMessage: 'On phones, in place of the floating button and most buttons at the top.',
      }),
      when: hasTouch,
      Below: BarEntriesField,
    },
    {
      name: 'swipeGestures',
      label: defineMessage({
        id: 'settings.swipe_gestures',
        defaultMessage: 'Swipe gestures',
      }),
      hint: defineMessage({
        id: 'settings.swipe_gestures_hint',
        defaultMessage: 'Swipe between tabs, and to open and close the menu and notifications.',
      }),
      when: hasTouch,
    },
    {
      name: 'alwaysShowNewPostButton',
      label: defineMessage({
        id: 'settings.always_show_new_post_button',
        defaultMessage: 'Always show the floating New post button',
      }),
      expert: true,
    },
    {
      name: 'autohideFloatingPostButton',
      label: defineMessage({
        id: 'settings.autohide_floating_post_button',
        defaultMessage: 'Hide the floating button when scrolling down',
      }),
      expert: true,
    },
    {
      name: 'hideShoutbox',
      label: defineMessage({ id: 'settings.hide_shoutbox', defaultMessage: 'Hide the shoutbox' }),
      expert: true,
      when: hasShoutbox,
    },
    {
      name: 'modalMobileCenter',
      label: defineMessage({
        id: 'settings.modal_mobile_center',
        defaultMessage: 'Centre dialogs on phones',
      }),
      expert: true,
    },
    {
      preference: 'dontShowUpdateNotifs',
      label: defineMessage({
        id: 'settings.dont_show_update_notifs',
        defaultMessage: "Don't show what's new after updates",
      }),
    },
  ],
};
