/** The groups of the tab "Appearance", except for the theme choice. */
import { defineMessage, defineMessages } from 'react-intl';
import type { SettingGroup } from '@/screens/settings/rows/settingRows';
import { comfortGroup } from './comfortGroup';

export const appearanceGroups: readonly SettingGroup[] = [
  {
    title: defineMessage({ id: 'settings.text_and_sizes', defaultMessage: 'Text and sizes' }),
    rows: [
      {
        name: 'textSize',
        label: defineMessage({ id: 'settings.text_size', defaultMessage: 'Text size' }),
      },
      {
        name: 'density',
        label: defineMessage({ id: 'settings.density', defaultMessage: 'Density' }),
        options: defineMessages({
          compact: { id: 'settings.density_compact', defaultMessage: 'Compact' },
          normal: { id: 'settings.density_normal', defaultMessage: 'Normal' },
          roomy: { id: 'settings.density_roomy', defaultMessage: 'Spacious' },
        }),
      },
      {
        name: 'forcedRoundness',
        label: defineMessage({ id: 'settings.forced_roundness', defaultMessage: 'Corners' }),
      },
      {
        name: 'emojiSize',
        label: defineMessage({
          id: 'settings.emoji_size',
          defaultMessage: 'Custom emoji size',
        }),
      },
      {
        name: 'navbarSize',
        label: defineMessage({
          id: 'settings.navbar_size',
          defaultMessage: 'Top bar height',
        }),
        expert: true,
      },
      {
        name: 'panelHeaderSize',
        label: defineMessage({
          id: 'settings.panel_header_size',
          defaultMessage: 'Column header height',
        }),
        expert: true,
      },
    ],
  },
  comfortGroup,
  {
    title: defineMessage({ id: 'settings.fonts_and_underlay', defaultMessage: 'Fonts' }),
    rows: [
      {
        name: 'theme3hacks',
        label: defineMessage({
          id: 'settings.theme_overrides',
          defaultMessage: 'Override theme fonts',
        }),
      },
    ],
  },
  {
    title: defineMessage({ id: 'settings.motion', defaultMessage: 'Motion' }),
    rows: [
      {
        name: 'reducedMotion',
        label: defineMessage({ id: 'settings.reduced_motion', defaultMessage: 'Animations' }),
        options: defineMessages({
          system: { id: 'settings.reduced_motion_system', defaultMessage: 'System default' },
          reduce: { id: 'settings.reduced_motion_reduce', defaultMessage: 'Reduced' },
          allow: { id: 'settings.reduced_motion_allow', defaultMessage: 'Always on' },
        }),
      },
    ],
  },
];
