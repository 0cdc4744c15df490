/** The form that adds a custom emoji from a picture of this device. */
import { useState, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { isShortcode, SERVER_EMOJI_CHANGE } from '@/domain/admin/server/serverEmoji';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { putOnShelf } from '@/lib/files/fileShelf';
import { selectServerEmoji } from '@/selectors/admin/serverPage';
import { selectRequest } from '@/selectors/engine/requests';
import { serverEmojiAddRequested } from '@/slices/admin/serverEmoji';
import { Button } from '@/ui/buttons/Button';
import { FilePicker } from '@/ui/fields/FilePicker';
import { TextField } from '@/ui/fields/TextField';
import { AddIcon, UploadIcon } from '@/ui/icons/icons';
import styles from '@/screens/moderation/server/Server.module.css';
import { messages } from './emojiMessages';

export function EmojiForm() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { emoji } = useAppSelector(selectServerEmoji);
  const { busy } = useAppSelector((state) => selectRequest(state, SERVER_EMOJI_CHANGE));
  const [file, setFile] = useState<File | null>(null);
  const [typed, type] = useState('');
  const [category, setCategory] = useState('');
  const shortcode = typed.trim().replaceAll(':', '');
  const taken = emoji?.some((one) => one.shortcode === shortcode) ?? false;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (busy || taken || file === null || !isShortcode(shortcode)) return;
    const wanted = { shortcode, category: category.trim(), handle: putOnShelf(file) };
    dispatch(serverEmojiAddRequested({ wanted }));
    setFile(null);
    type('');
  };
  return (
    <form className={styles.section} aria-label={formatMessage(messages.add)} onSubmit={add}>
      <div className={styles.actions}>
        <FilePicker
          label={formatMessage(messages.pick)}
          accept="image/png,image/gif,image/webp,image/jpeg"
          onFiles={([picked]) => setFile(picked)}
        >
          {(open) => (
            <Button icon={UploadIcon} onPress={open}>
              {formatMessage(messages.pick)}
            </Button>
          )}
        </FilePicker>
        {file && <bdi className={styles.faint}>{file.name}</bdi>}
      </div>
      <TextField
        label={formatMessage(messages.shortcode)}
        error={taken && formatMessage(messages.taken)}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={type}
      />
      <TextField
        label={formatMessage(messages.category)}
        value={category}
        autoComplete="off"
        onChange={setCategory}
      />
      <div className={styles.actions}>
        <Button
          type="submit"
          icon={AddIcon}
          busy={busy}
          disabledReason={
            file !== null && isShortcode(shortcode) ? null : formatMessage(messages.missing)
          }
        >
          {formatMessage(messages.add)}
        </Button>
      </div>
    </form>
  );
}
