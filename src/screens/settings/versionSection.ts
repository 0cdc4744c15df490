/** The content of the tab "Version". */
import { defineMessage } from 'react-intl';
import type { SettingsSection } from './rows/settingsSection';

export const versionSection: SettingsSection = {
  id: 'version',
  title: defineMessage({ id: 'settings.version.title', defaultMessage: 'Version' }),
  holds: [
    defineMessage({ id: 'settings.version.backend_version', defaultMessage: 'Server' }),
    defineMessage({ id: 'settings.version.frontend_version', defaultMessage: 'Client' }),
    defineMessage({ id: 'doctor.title', defaultMessage: 'Diagnostics' }),
  ],
};
