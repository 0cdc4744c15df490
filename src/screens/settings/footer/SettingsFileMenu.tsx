/** Exports the settings of this browser to a file, and imports them. */
import { defineMessages, useIntl } from 'react-intl';
import { useAppDispatch } from '@/hooks/store';
import { readText } from '@/lib/files/readText';
import { settingsFilePicked, settingsFileRequested } from '@/slices/settings/settingsFile';
import { FilePicker } from '@/ui/fields/FilePicker';
import { DownloadIcon, UploadIcon } from '@/ui/icons/icons';
import { MenuItem, MenuSeparator } from '@/ui/menu/Menu';
import { MenuButton } from '@/ui/menu/MenuButton';

const messages = defineMessages({
  menu: {
    id: 'settings.file_export_import.backup_restore',
    defaultMessage: 'Back up and restore settings',
  },
  save: { id: 'settings.file_export_import.backup_settings', defaultMessage: 'Export settings' },
  saveAll: {
    id: 'settings.file_export_import.backup_settings_theme',
    defaultMessage: 'Export settings and theme',
  },
  restore: {
    id: 'settings.file_export_import.restore_settings',
    defaultMessage: 'Import settings',
  },
});

export function SettingsFileMenu() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const save = (withTheme: boolean) => dispatch(settingsFileRequested({ withTheme }));
  return (
    <FilePicker
      label={intl.formatMessage(messages.restore)}
      accept=".json,application/json"
      onFiles={([file]) =>
        void readText(file).then((text) => dispatch(settingsFilePicked({ text })))
      }
    >
      {(open) => (
        <MenuButton label={intl.formatMessage(messages.menu)} icon={DownloadIcon} align="start">
          <MenuItem icon={DownloadIcon} onSelect={() => save(false)}>
            {intl.formatMessage(messages.save)}
          </MenuItem>
          <MenuItem icon={DownloadIcon} onSelect={() => save(true)}>
            {intl.formatMessage(messages.saveAll)}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={UploadIcon} onSelect={open}>
            {intl.formatMessage(messages.restore)}
          </MenuItem>
        </MenuButton>
      )}
    </FilePicker>
  );
}
