/** The group "Interface" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { selectInstance } from '@/selectors/session/config';
import type { RootState } from '@/slices/root';
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
        defaultMessage: 'Language of the interface',
      }),
    },
    {
      name: 'hideISP',
      label: defineMessage({
        id: 'settings.hide_isp',
        defaultMessage: 'Hide the panel about this instance',
      }),
      when: hasPanel,
    },
    {
      name: 'hideInstanceWallpaper',
      label: defineMessage({
        id: 'settings.hide_wallpaper',
        defaultMessage: "Hide the instance's background picture",
      }),
      when: hasWallpaper,
    },
    {
      name: 'stopGifs',
      label: defineMessage({
        id: 'settings.stop_gifs',
        defaultMessage: 'Play animated pictures only when pointed at',
      }),
      hint: defineMessage({
        id: 'settings.stop_gifs_hint',
        defaultMessage: 'Avatars, emoji and other animated pictures stand still until then.',
      }),
    },
    {
      name: 'useAbsoluteTimeFormat',
      label: defineMessage({
        id: 'settings.use_absolute_time_format',
        defaultMessage: 'Show dates and times instead of how long ago',
      }),
    },
    {
      name: 'absoluteTimeFormatMinAge',
      label: defineMessage({
        id: 'settings.absolute_time_format_min_age',
        defaultMessage: 'Only for what is older than',
      }),
      under: true,
      when: on('useAbsoluteTimeFormat'),
    },
    {
      name: 'absoluteTime12h',
      label: defineMessage({
        id: 'settings.absolute_time_format_12h',
        defaultMessage: 'Hours of the day',
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
      expert: true,
    },
    {
      name: 'singleKeyShortcuts',
      label: defineMessage({
        id: 'settings.single_key_shortcuts',
        defaultMessage: 'Shortcuts of a single key',
      }),
      hint: defineMessage({
        id: 'settings.single_key_shortcuts_hint',
        defaultMessage: 'The key ? shows them all.',
      }),
    },
    {
      name: 'userPopoverAvatarAction',
      label: defineMessage({
        id: 'settings.user_popover_avatar_action',
        defaultMessage: 'A press on the avatar in the card of a person',
      }),
      options: defineMessages({
        close: {
          id: 'settings.user_popover_avatar_action_close',
          defaultMessage: 'closes the card',
        },
        zoom: {
          id: 'settings.user_popover_avatar_action_zoom',
          defaultMessage: 'shows the picture in full',
        },
        open: {
          id: 'settings.user_popover_avatar_action_open',
          defaultMessage: 'opens the profile',
        },
      }),
      expert: true,
    },
    {
      name: 'userPopoverOverlay',
      label: defineMessage({
        id: 'settings.user_popover_overlay',
        defaultMessage: 'The card of a person covers the avatar that was pressed',
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
    },
    {
      name: 'alwaysShowNewPostButton',
      label: defineMessage({
        id: 'settings.always_show_new_post_button',
        defaultMessage: 'Always show the floating button for new posts',
      }),
      expert: true,
    },
    {
      name: 'autohideFloatingPostButton',
      label: defineMessage({
        id: 'settings.autohide_floating_post_button',
        defaultMessage: 'Hide that button while scrolling down',
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
        defaultMessage: 'Dialogs in the middle of the screen on phones, too',
      }),
      expert: true,
    },
    {
      preference: 'dontShowUpdateNotifs',
      label: defineMessage({
        id: 'settings.dont_show_update_notifs',
        defaultMessage: 'Do not tell me what is new after updates',
      }),
    },
  ],
};
