/** The name of the draft, undo and redo, and import and export. */
import { useRef, type ChangeEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { LONGEST_NAME } from '@/domain/settings/theme/themeDraft';
import { writeThemeFile } from '@/domain/settings/theme/files/writeTheme';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
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
import { TextField } from '@/ui/fields/TextField';
import styles from './ThemeEditor.module.css';

const messages = defineMessages({
  name: { id: 'settings.style.theme_name', defaultMessage: 'Name of the theme' },
  undo: { id: 'settings.style.undo', defaultMessage: 'Undo' },
  redo: { id: 'settings.style.redo', defaultMessage: 'Redo' },
  nothing: { id: 'settings.style.nothing_to_undo', defaultMessage: 'There is nothing to undo' },
  nothingNext: { id: 'settings.style.nothing_to_redo', defaultMessage: 'There is nothing to redo' },
  save: { id: 'settings.export_theme', defaultMessage: 'Save to a file' },
  open: { id: 'settings.import_theme', defaultMessage: 'Open a file' },
});

export function ThemeEditorHeader() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const { past, future } = useAppSelector(selectThemeEditor);
  const picker = useRef<HTMLInputElement>(null);
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Allows picking the same file again.
    const tell = (text: string | null) => dispatch(themeFilePicked(text));
    if (file) file.text().then(tell, () => tell(null));
    target.value = '';
  };
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
      <Button icon={FileIcon} onPress={() => picker.current?.click()}>
        {intl.formatMessage(messages.open)}
      </Button>
      <Button
        icon={DownloadIcon}
        onPress={() => dispatch(themeFileRequested({ text: writeThemeFile(draft) }))}
      >
        {intl.formatMessage(messages.save)}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,.iss,application/json,text/plain"
        aria-label={intl.formatMessage(messages.open)}
        hidden
        onChange={pick}
      />
    </div>
  );
}
