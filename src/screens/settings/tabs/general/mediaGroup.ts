/** The group "Images and videos" of the tab "General". */
import { defineMessage } from 'react-intl';
import { on, type SettingGroup } from '@/screens/settings/rows/settingRows';

export const mediaGroup: SettingGroup = {
  title: defineMessage({ id: 'settings.media', defaultMessage: 'Images and videos' }),
  rows: [
    {
      name: 'hideNsfw',
      label: defineMessage({
        id: 'settings.hide_nsfw',
        defaultMessage: 'Hide sensitive media until clicked',
      }),
    },
    {
      name: 'preloadImage',
      label: defineMessage({
        id: 'settings.preload_image',
        defaultMessage: 'Preload hidden images',
      }),
      under: true,
      expert: true,
      when: on('hideNsfw'),
    },
    {
      name: 'useOneClickNsfw',
      label: defineMessage({
        id: 'settings.use_one_click_nsfw',
        defaultMessage: 'Open sensitive media in the viewer on first click',
      }),
      under: true,
      expert: true,
      when: on('hideNsfw'),
    },
    {
      name: 'useContainFit',
      label: defineMessage({
        id: 'settings.use_contain_fit',
        defaultMessage: 'Show whole images without cropping',
      }),
      expert: true,
    },
    {
      name: 'loopVideo',
      label: defineMessage({ id: 'settings.loop_video', defaultMessage: 'Loop videos' }),
      expert: true,
    },
    {
      name: 'loopVideoSilentOnly',
      label: defineMessage({
        id: 'settings.loop_video_silent_only',
        defaultMessage: 'Only videos without sound',
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
