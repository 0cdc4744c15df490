/** The group "New posts" of the tab "General". */
import { defineMessage } from 'react-intl';
import { on, signedIn, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const newsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.news', defaultMessage: 'New posts' }),
  rows: [
    {
      name: 'streaming',
      label: defineMessage({
        id: 'settings.auto_update',
        defaultMessage: 'Show new posts automatically',
      }),
      hint: defineMessage({
        id: 'settings.auto_update_hint',
        defaultMessage: "Only while you're at the top of a timeline.",
      }),
    },
    {
      name: 'pauseOnUnfocused',
      label: defineMessage({
        id: 'settings.pause_on_unfocused',
        defaultMessage: 'Pause while the window is inactive',
      }),
      under: true,
      when: on('streaming'),
    },
    {
      name: 'useStreamingApi',
      label: defineMessage({
        id: 'settings.use_streaming_api',
        defaultMessage: 'Live updates',
      }),
      hint: defineMessage({
        id: 'settings.use_streaming_api_hint',
        defaultMessage: 'Otherwise your server is checked every few seconds.',
      }),
      expert: true,
    },
    {
      name: 'startPage',
      label: defineMessage({ id: 'settings.start_page', defaultMessage: 'Start page' }),
      when: signedIn,
    },
    {
      name: 'keepLastScreen',
      label: defineMessage({
        id: 'settings.keep_last_screen',
        defaultMessage: 'Remember the last screen',
      }),
      hint: defineMessage({
        id: 'settings.keep_last_screen_hint',
        defaultMessage: 'Shows at once on your next visit. Turn off on a shared computer.',
      }),
    },
    {
      name: 'virtualScrolling',
      label: defineMessage({
        id: 'settings.virtual_scrolling',
        defaultMessage: 'Only render posts near the screen',
      }),
      hint: defineMessage({
        id: 'settings.virtual_scrolling_hint',
        defaultMessage: 'Keeps long timelines fast.',
      }),
      expert: true,
    },
  ],
};
