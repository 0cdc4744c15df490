/** The lists of the tab "Mutes and blocks". */
import { defineMessage } from 'react-intl';
import { can } from '@/screens/settings/rows/settingRows';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';

export const mutesSections = {
  blocks: {
    id: 'blocks',
    title: defineMessage({ id: 'settings.blocks_tab', defaultMessage: 'Blocked' }),
    holds: [
      defineMessage({ id: 'settings.blocks_words', defaultMessage: 'Blocked people, unblock' }),
    ],
  },
  mutes: {
    id: 'mutes',
    title: defineMessage({ id: 'settings.mutes_tab', defaultMessage: 'Muted' }),
    holds: [defineMessage({ id: 'settings.mutes_words', defaultMessage: 'Muted people, unmute' })],
  },
  domains: {
    id: 'domains',
    title: defineMessage({ id: 'settings.domain_mutes', defaultMessage: 'Servers' }),
    holds: [
      defineMessage({
        id: 'settings.domain_mutes_words',
        defaultMessage: 'Muted servers, domains, instances',
      }),
    ],
    when: can('domainMutes'),
  },
} as const satisfies Record<string, SettingsSection>;
