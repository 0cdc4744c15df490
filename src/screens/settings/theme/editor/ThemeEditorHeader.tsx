/** The name of the draft, undo and redo, and import and export. */
import { defineMessages, useIntl } from 'react-intl';
import { LONGEST_NAME } from '@/domain/settings/theme/themeDraft';
import { writeThemeFile } from '@/domain/settings/theme/files/writeTheme';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { readText } from '@/lib/files/readText';
import { selectDraft, selectThemeEditor } from '@/selectors/settings/themeEditor';
import {
  themeFilePicked,
  themeNamed,
  themeRedone,
  themeStepEnded,
  themeUndone,
} from '@/slices/settings/themeEditor';
import { themeFileRequested } from '@/slices/settings/themeFile';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { DownloadIcon, FileIcon, RedoIcon, UndoIcon } from '@/ui/icons/icons';
import { FilePicker } from '@/ui/fields/FilePicker';
import { TextField } from '@/ui/fields/TextField';
import styles from './ThemeEditor.module.css';

const messages = defineMessages({
  name: { id: 'settings.style.theme_name', defaultMessage: 'Theme name' },
  undo: { id: 'settings.style.undo', defaultMessage: 'Undo' },
  redo: { id: 'settings.style.redo', defaultMessage: 'Redo' },
  nothing: { id: 'settings.style.nothing_to_undo', defaultMessage: 'Nothing to undo' },
  nothingNext: { id: 'settings.style.nothing_to_redo', defaultMessage: 'Nothing to redo' },
  save: { id: 'settings.export_theme', defaultMessage: 'Export theme' },
  open: { id: 'settings.import_theme', defaultMessage: 'Import theme' },
});

export function ThemeEditorHeader() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const { past, future } = useAppSelector(selectThemeEditor);
  return (
    <div className={styles.head}>
      <TextField
        label={intl.formatMessage(messages.name)}
        value={draft.name}
        maxLength={LONGEST_NAME}
        onChange={(name) => dispatch(themeNamed(name))}
        onBlur={() => dispatch(themeStepEnded())}
      />
      <IconButton
        label={intl.formatMessage(messages.undo)}
        icon={UndoIcon}
        disabledReason={past.length === 0 ? intl.formatMessage(messages.nothing) : null}
        onPress={() => dispatch(themeUndone())}
      />
      <IconButton
        label={intl.formatMessage(messages.redo)}
        icon={RedoIcon}
        disabledReason={future.length === 0 ? intl.formatMessage(messages.nothingNext) : null}
        onPress={() => dispatch(themeRedone())}
      />
      <FilePicker
        label={intl.formatMessage(messages.open)}
        accept=".json,.iss,application/json,text/plain"
        onFiles={([file]) => void readText(file).then((text) => dispatch(themeFilePicked(text)))}
      >
        {(open) => (
          <Button icon={FileIcon} onPress={open}>
            {intl.formatMessage(messages.open)}
          </Button>
        )}
      </FilePicker>
      <Button
        icon={DownloadIcon}
        onPress={() => dispatch(themeFileRequested({ text: writeThemeFile(draft) }))}
      >
        {intl.formatMessage(messages.save)}
      </Button>
    </div>
  );
}
