/** The groups of the tab "Appearance", except for the theme choice. */
import { defineMessages } from 'react-intl';
import type { SettingGroup } from '@/screens/settings/rows/settingRows';

const titles = defineMessages({
  sizes: { id: 'settings.text_and_sizes', defaultMessage: 'Text and sizes' },
  fonts: { id: 'settings.fonts_and_underlay', defaultMessage: 'Fonts' },
  motion: { id: 'settings.motion', defaultMessage: 'Motion' },
});

export const appearanceGroups: readonly SettingGroup[] = [
  {
    title: titles.sizes,
    rows: [
      { name: 'textSize' },
      { name: 'density' },
      { name: 'forcedRoundness' },
      { name: 'emojiSize' },
      { name: 'navbarSize', expert: true },
      { name: 'panelHeaderSize', expert: true },
    ],
  },
  { title: titles.fonts, rows: [{ name: 'theme3hacks' }] },
  { title: titles.motion, rows: [{ name: 'reducedMotion' }] },
];
