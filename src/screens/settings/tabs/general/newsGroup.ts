/** The group "News in timelines" of the tab "General". */
import { defineMessage } from 'react-intl';
import { on, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const newsGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.news', defaultMessage: 'News in timelines' }),
  rows: [
    {
      name: 'streaming',
      label: defineMessage({
        id: 'settings.auto_update',
        defaultMessage: 'Show new posts automatically',
      }),
      hint: defineMessage({
        id: 'settings.auto_update_hint',
        defaultMessage: 'Only while you are at the top of a list.',
      }),
    },
    {
      name: 'pauseOnUnfocused',
      label: defineMessage({
        id: 'settings.pause_on_unfocused',
        defaultMessage: 'Wait while the window is not in use',
      }),
      under: true,
      when: on('streaming'),
    },
    {
      name: 'useStreamingApi',
      label: defineMessage({
        id: 'settings.use_streaming_api',
        defaultMessage: 'Hear of news at once over a socket',
      }),
      hint: defineMessage({
        id: 'settings.use_streaming_api_hint',
        defaultMessage: 'Otherwise the server is asked every few seconds.',
      }),
      expert: true,
    },
    {
      name: 'virtualScrolling',
      label: defineMessage({
        id: 'settings.virtual_scrolling',
        defaultMessage: 'Draw only the posts near the window',
      }),
      hint: defineMessage({
        id: 'settings.virtual_scrolling_hint',
        defaultMessage: 'Keeps long lists quick.',
      }),
      expert: true,
    },
  ],
};
