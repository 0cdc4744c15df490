/** The group "Pictures and videos" of the tab "General". */
import { defineMessage } from 'react-intl';
import { on, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const mediaGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.media', defaultMessage: 'Pictures and videos' }),
  rows: [
    {
      name: 'hideNsfw',
      label: defineMessage({
        id: 'settings.hide_nsfw',
        defaultMessage: 'Hide sensitive media until they are asked for',
      }),
    },
    {
      name: 'preloadImage',
      label: defineMessage({
        id: 'settings.preload_image',
        defaultMessage: 'Load hidden pictures in advance',
      }),
      under: true,
      expert: true,
      when: on('hideNsfw'),
    },
    {
      name: 'useOneClickNsfw',
      label: defineMessage({
        id: 'settings.use_one_click_nsfw',
        defaultMessage: 'One press opens hidden media in the viewer',
      }),
      under: true,
      expert: true,
      when: on('hideNsfw'),
    },
    {
      name: 'useContainFit',
      label: defineMessage({
        id: 'settings.use_contain_fit',
        defaultMessage: 'Show pictures whole, not cut to fit',
      }),
      expert: true,
    },
    {
      name: 'loopVideo',
      label: defineMessage({ id: 'settings.loop_video', defaultMessage: 'Play videos in a loop' }),
      expert: true,
    },
    {
      name: 'loopVideoSilentOnly',
      label: defineMessage({
        id: 'settings.loop_video_silent_only',
        defaultMessage: 'Only those without sound',
      }),
      under: true,
      expert: true,
      when: on('loopVideo'),
    },
    {
      name: 'playVideosInModal',
      label: defineMessage({
        id: 'settings.play_videos_in_modal',
        defaultMessage: 'Play videos in the viewer',
      }),
      expert: true,
    },
  ],
};
