/** Labels of the appearance settings. */
import { defineMessages } from 'react-intl';
import type { SettingLabels } from './labelTypes';

export const appearanceLabels = {
  textSize: defineMessages({
    label: { id: 'settings.text_size', defaultMessage: 'Size of text' },
    hint: {
      id: 'settings.text_size_hint',
      defaultMessage: 'Tried at once; without your word it goes back by itself.',
    },
  }),
  density: {
    ...defineMessages({
      label: { id: 'settings.density', defaultMessage: 'Density' },
    }),
    options: defineMessages({
      compact: { id: 'settings.density_compact', defaultMessage: 'Compact: more on the page' },
      normal: { id: 'settings.density_normal', defaultMessage: 'Normal' },
      roomy: { id: 'settings.density_roomy', defaultMessage: 'Roomy: more air' },
    }),
  },
  emojiSize: defineMessages({
    label: { id: 'settings.emoji_size', defaultMessage: 'Size of custom emoji in posts' },
  }),
  navbarSize: defineMessages({
    label: { id: 'settings.navbar_size', defaultMessage: 'Height of the top bar' },
  }),
  panelHeaderSize: defineMessages({
    label: { id: 'settings.panel_header_size', defaultMessage: 'Height of headings of columns' },
  }),
  forcedRoundness: defineMessages({
    label: { id: 'settings.forced_roundness', defaultMessage: 'Corners' },
  }),
  theme3hacks: defineMessages({
    label: { id: 'settings.theme_overrides', defaultMessage: 'Fonts, whatever the theme' },
  }),
  reducedMotion: {
    ...defineMessages({
      label: { id: 'settings.reduced_motion', defaultMessage: 'Motion' },
    }),
    options: defineMessages({
      system: { id: 'settings.reduced_motion_system', defaultMessage: 'As the system says' },
      reduce: { id: 'settings.reduced_motion_reduce', defaultMessage: 'As little as possible' },
      allow: { id: 'settings.reduced_motion_allow', defaultMessage: 'Always' },
    }),
  },
} satisfies SettingLabels;
