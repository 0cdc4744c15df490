/** How the ways the client looks are called in the settings. */
import { defineMessages } from 'react-intl';
import type { SettingsWords } from '../words';

export const appearanceWords = {
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
} satisfies SettingsWords;
