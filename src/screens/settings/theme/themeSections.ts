/** The parts of the tab "Appearance" above its rows. */
import { defineMessage } from 'react-intl';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';

export const themeSections = {
  theme: {
    id: 'theme',
    title: defineMessage({ id: 'settings.theme', defaultMessage: 'Theme' }),
    holds: [
      defineMessage({ id: 'settings.style.themes', defaultMessage: 'Themes' }),
      defineMessage({ id: 'settings.theme_when_light', defaultMessage: 'Light mode' }),
      defineMessage({ id: 'settings.theme_when_dark', defaultMessage: 'Dark mode' }),
      defineMessage({ id: 'settings.theme_by_system', defaultMessage: 'Match system' }),
      defineMessage({ id: 'settings.theme_words', defaultMessage: 'Colours, design' }),
    ],
  },
  editor: {
    id: 'themeEditor',
    title: defineMessage({ id: 'settings.theme_edit', defaultMessage: 'Create your own theme' }),
    holds: [defineMessage({ id: 'settings.theme_editor', defaultMessage: 'Theme editor' })],
  },
} as const satisfies Record<string, SettingsSection>;
