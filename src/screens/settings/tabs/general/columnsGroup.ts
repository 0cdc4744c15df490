/** The group "Columns" of the tab "General". */
import { defineMessage, defineMessages } from 'react-intl';
import { on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const columnsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.columns', defaultMessage: 'Columns' }),
  rows: [
    {
      name: 'thirdColumnMode',
      label: defineMessage({ id: 'settings.third_column_mode', defaultMessage: 'Third column' }),
      options: defineMessages({
        none: { id: 'settings.third_column_mode_none', defaultMessage: 'None' },
        notifications: {
          id: 'settings.third_column_mode_notifications',
          defaultMessage: 'Notifications',
        },
        postform: { id: 'settings.third_column_mode_postform', defaultMessage: 'New post' },
      }),
      when: signedIn,
    },
    {
      name: 'sidebarRight',
      label: defineMessage({
        id: 'settings.sidebar_right',
        defaultMessage: 'Sidebar on the right',
      }),
    },
    {
      name: 'navbarColumnStretch',
      label: defineMessage({
        id: 'settings.navbar_column_stretch',
        defaultMessage: "Match the top bar's width to the columns",
      }),
    },
    {
      name: 'disableStickyHeaders',
      label: defineMessage({
        id: 'settings.disable_sticky_headers',
        defaultMessage: 'Let column headers scroll away',
      }),
    },
    {
      name: 'showScrollbars',
      label: defineMessage({
        id: 'settings.show_scrollbars',
        defaultMessage: 'Show scrollbars in side columns',
      }),
    },
    {
      name: 'sidebarColumnWidth',
      label: defineMessage({
        id: 'settings.sidebar_column_width',
        defaultMessage: 'Sidebar width',
      }),
      expert: true,
    },
    {
      name: 'contentColumnWidth',
      label: defineMessage({
        id: 'settings.content_column_width',
        defaultMessage: 'Main column width',
      }),
      expert: true,
    },
    {
      name: 'notifsColumnWidth',
      label: defineMessage({
        id: 'settings.notifs_column_width',
        defaultMessage: 'Third column width',
      }),
      expert: true,
      when: (state) => signedIn(state) && !on('thirdColumnMode', 'none')(state),
    },
  ],
};
