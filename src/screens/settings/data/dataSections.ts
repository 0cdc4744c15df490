/** The parts of the tab "Data". */
import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import { transferKinds, type TransferKind } from '@/domain/settings/dataTransfer';
import { can } from '@/screens/settings/rows/settingRows';
import type { SettingsSection } from '@/screens/settings/rows/settingsSection';

const managed = can('accountManagement');

const importTitles: Record<TransferKind, MessageDescriptor> = defineMessages({
  follows: { id: 'settings.follow_import', defaultMessage: 'Import followed accounts' },
  blocks: { id: 'settings.block_import', defaultMessage: 'Import blocked accounts' },
  mutes: { id: 'settings.mute_import', defaultMessage: 'Import muted accounts' },
});

/** The lists that can be exported. */
export const exportNames: Record<TransferKind, MessageDescriptor> = defineMessages({
  follows: { id: 'settings.follow_export_button', defaultMessage: 'Followed accounts' },
  blocks: { id: 'settings.block_export_button', defaultMessage: 'Blocked accounts' },
  mutes: { id: 'settings.mute_export_button', defaultMessage: 'Muted accounts' },
});

const pickFile = defineMessage({ id: 'settings.import_pick', defaultMessage: 'Choose CSV file' });

export const importSection = (kind: TransferKind): SettingsSection => ({
  id: `import-${kind}`,
  title: importTitles[kind],
  holds: [pickFile],
  when: managed,
});

export const exportSection: SettingsSection = {
  id: 'export',
  title: defineMessage({ id: 'settings.exports', defaultMessage: 'Export' }),
  holds: [
    ...transferKinds.map((kind) => exportNames[kind]),
    defineMessage({
      id: 'settings.exports_about',
      defaultMessage: 'CSV files with one handle per line, which other servers can import.',
    }),
  ],
};

export const backupSection: SettingsSection = {
  id: 'backups',
  title: defineMessage({ id: 'settings.account_backup', defaultMessage: 'Backups' }),
  holds: [
    defineMessage({
      id: 'settings.account_backup_words',
      defaultMessage: 'Download my data, archive, posts and media',
    }),
  ],
  when: managed,
};

export const dataSections: readonly SettingsSection[] = [
  ...transferKinds.map(importSection),
  exportSection,
  backupSection,
];
