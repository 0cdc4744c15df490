/** One emoji of a pack: edits its names, or removes it. */
import { useState, type FormEvent } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { emojiPath, type EmojiFile } from '@/domain/admin/emojiPacks';
import { adminRequests } from '@/domain/admin/adminRequests';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useInstance } from '@/hooks/useInstance';
import { selectRequest } from '@/selectors/engine/requests';
import { emojiPackActionRequested } from '@/slices/admin/emojiPacks';
import { Button } from '@/ui/buttons/Button';
import { Confirm } from '@/ui/dialog/Confirm';
import { IconButton } from '@/ui/buttons/IconButton';
import { DeleteIcon, EditIcon } from '@/ui/icons/icons';
import { TextField } from '@/ui/fields/TextField';
import { ABOVE_SETTINGS_DIALOG } from '@/screens/settings/settingsDialogLevel';
import styles from '../Admin.module.css';
import { emojiMessages } from './emojiMessages';

type Word = 'edit' | 'delete' | 'question' | 'accept' | 'missing';

const messages: Record<Word, MessageDescriptor> = defineMessages({
  edit: { id: 'admin_dash.emoji.editing', defaultMessage: 'Edit {shortcode}' },
  delete: { id: 'admin_dash.emoji.delete', defaultMessage: 'Remove {shortcode}' },
  question: {
    id: 'admin_dash.emoji.delete_file_confirm',
    defaultMessage: 'Remove {shortcode} from this pack?',
  },
  accept: { id: 'admin_dash.emoji.delete_file', defaultMessage: 'Remove' },
  missing: {
    id: 'admin_dash.emoji.names_missing',
    defaultMessage: 'Enter a shortcode and a file name',
  },
});

interface Props {
  pack: string;
  file: EmojiFile;
}

export function EmojiRow({ pack, file: { shortcode, file } }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const server = useInstance('server');
  const [edits, setEdits] = useState(false);
  const [asks, setAsks] = useState(false);
  const named = { shortcode: `:${shortcode}:` };
  const remove = () => {
    setAsks(false);
    dispatch(emojiPackActionRequested({ deed: { kind: 'removeFile', name: pack, shortcode } }));
  };
  return (
    <li className={styles.emoji}>
      <img
        src={server + emojiPath(pack, file)}
        alt=""
        className={styles.picture}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.emojiName}>
        <bdi>:{shortcode}:</bdi>
        <br />
        <bdi className={styles.faint}>{file}</bdi>
      </span>
      <span className={styles.buttons}>
        <IconButton
          label={intl.formatMessage(messages.edit, named)}
          icon={EditIcon}
          expanded={edits}
          onPress={() => setEdits(!edits)}
        />
        <IconButton
          label={intl.formatMessage(messages.delete, named)}
          icon={DeleteIcon}
          onPress={() => setAsks(true)}
        />
      </span>
      {edits && <Names pack={pack} file={{ shortcode, file }} onDone={() => setEdits(false)} />}
      {asks && (
        <Confirm
          question={intl.formatMessage(messages.question, named)}
          accept={intl.formatMessage(messages.accept)}
          tone="danger"
          level={ABOVE_SETTINGS_DIALOG}
          onAccept={remove}
          onCancel={() => setAsks(false)}
        />
      )}
    </li>
  );
}

function Names({ pack, file, onDone }: Props & { onDone: () => void }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [shortcode, setShortcode] = useState(file.shortcode);
  const [filename, setFilename] = useState(file.file);
  const { busy } = useAppSelector((state) => selectRequest(state, adminRequests.emojiPackAction));
  const complete = shortcode.trim() !== '' && filename.trim() !== '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !complete) return;
    const next = { shortcode: shortcode.trim(), file: filename.trim() };
    const deed = { kind: 'rename', name: pack, shortcode: file.shortcode, next } as const;
    dispatch(emojiPackActionRequested({ deed }));
    onDone();
  };
  return (
    <form className={`${styles.itemRow} ${styles.whole}`} onSubmit={save}>
      <div className={styles.grow}>
        <TextField
          label={intl.formatMessage(emojiMessages.shortcode)}
          autoCapitalize="none"
          spellCheck={false}
          value={shortcode}
          onChange={setShortcode}
        />
      </div>
      <div className={styles.grow}>
        <TextField
          label={intl.formatMessage(emojiMessages.filename)}
          autoCapitalize="none"
          spellCheck={false}
          value={filename}
          onChange={setFilename}
        />
      </div>
      <Button
        type="submit"
        tone="primary"
        busy={busy}
        disabledReason={complete ? null : intl.formatMessage(messages.missing)}
      >
        <FormattedMessage id="admin_dash.emoji.save" defaultMessage="Save" />
      </Button>
      <Button onPress={onDone}>
        <FormattedMessage id="general.cancel" defaultMessage="Cancel" />
      </Button>
    </form>
  );
}
