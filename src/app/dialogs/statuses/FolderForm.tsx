/** The emoji and name of a folder of bookmarks: of a new one, or of one that is changed. */
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { FolderName } from '@/components/statuses/lines/FolderName';
import {
  folderSaving,
  isFull,
  MOST_LETTERS,
  type BookmarkFolder,
} from '@/domain/timelines/bookmarkFolders';
import type { Emoji } from '@/domain/composer/emoji/emoji';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBookmarkFolders } from '@/selectors/statuses/bookmarkFolders';
import { unicodeEmojiRequested } from '@/slices/composer/unicodeEmoji';
import { folderSaveRequested } from '@/slices/statuses/bookmarkFolders';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import { TextField } from '@/ui/fields/TextField';
import { CloseIcon, EmojiIcon } from '@/ui/icons/icons';
import styles from './BookmarkFoldersDialog.module.css';

const EmojiPickerPopup = deferredComponent(
  async () => (await import('@/components/composer/emoji/EmojiPickerPopup')).EmojiPickerPopup,
  { onDemand: true },
);

const messages = defineMessages({
  new: { id: 'bookmarks.new', defaultMessage: 'New folder' },
  name: { id: 'settings.filter_name', defaultMessage: 'Name' },
  save: { id: 'post_status.save', defaultMessage: 'Save' },
  cancel: { id: 'general.cancel', defaultMessage: 'Cancel' },
  nameless: { id: 'admin_dash.emoji.name_missing', defaultMessage: 'Enter a name' },
  emoji: { id: 'emoji.emoji', defaultMessage: 'Emoji' },
  noEmoji: { id: 'bookmarks.no_emoji', defaultMessage: 'Remove emoji' },
  full: { id: 'bookmarks.full', defaultMessage: "There's no room for more folders" },
});

type Picture = Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>;

const nothing: Picture = { emoji: null, emojiUrl: null };

interface Props {
  folder: BookmarkFolder | null;
  /** The bookmark to put into a new folder. */
  statusId?: string;
  /** Closes the form of a folder, which its change closes as well. */
  onCancel?: () => void;
}

export function FolderForm({ folder, statusId, onCancel }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [name, setName] = useState(folder?.name ?? '');
  const [picture, setPicture] = useState<Picture>(folder ?? nothing);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { folders } = useAppSelector(selectBookmarkFolders);
  const onServer = useCan('bookmarkFolders');
  const folderId = folder?.id ?? null;
  const { busy, reason } = useAppSelector((state) => selectRequest(state, folderSaving(folderId)));
  const [sent, setSent] = useState(false);
  // The typed text stays until the server has it.
  if (sent && !busy) {
    setSent(false);
    if (reason === null && folder === null) {
      setName('');
      setPicture(nothing);
    }
  }
  const field = useRef<HTMLInputElement>(null);
  // It is what was pressed for: a folder to change, or the first one of all.
  const isWanted = folder !== null || (statusId === undefined && folders?.length === 0);
  useEffect(() => {
    if (isWanted) field.current?.focus();
  }, [isWanted]);
  const { emoji, emojiUrl } = picture;
  const whyNot = () => {
    // A server knows its own limits.
    if (folder === null && !onServer && isFull(folders ?? []))
      return intl.formatMessage(messages.full);
    return name.trim() === '' ? intl.formatMessage(messages.nameless) : null;
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (whyNot() !== null) return;
    const input = { name: name.trim(), emoji, emojiUrl };
    dispatch(folderSaveRequested({ folderId, input, ...(statusId ? { statusId } : {}) }));
    setSent(true);
  };
  const pick = ({ imageUrl, shortcode, replacement }: Emoji) => {
    setPicture({ emoji: imageUrl === null ? replacement : shortcode, emojiUrl: imageUrl });
    setAnchor(null);
  };
  const close = () => setAnchor(null);
  const label = intl.formatMessage(messages.emoji);
  return (
    <form className={styles.form} onSubmit={save}>
      <div className={styles.fields}>
        <span className={styles.emoji}>
          {emoji !== null && <FolderName folder={{ id: '', name: '', ...picture }} />}
          {emoji === null ? (
            <IconButton
              label={label}
              icon={EmojiIcon}
              popup="dialog"
              expanded={anchor !== null}
              onPress={({ currentTarget }) => {
                dispatch(unicodeEmojiRequested());
                setAnchor(currentTarget);
              }}
            />
          ) : (
            <IconButton
              label={intl.formatMessage(messages.noEmoji)}
              icon={CloseIcon}
              onPress={() => setPicture(nothing)}
            />
          )}
        </span>
        <TextField
          ref={field}
          label={intl.formatMessage(folder ? messages.name : messages.new)}
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={MOST_LETTERS}
        />
      </div>
      <div className={styles.buttons}>
        {onCancel && <Button onPress={onCancel}>{intl.formatMessage(messages.cancel)}</Button>}
        <Button
          type="submit"
          tone={folder ? 'primary' : 'neutral'}
          busy={busy}
          disabledReason={whyNot()}
        >
          {intl.formatMessage(messages.save)}
        </Button>
      </div>
      {anchor && (
        <EmojiPickerPopup
          anchor={anchor}
          label={label}
          onClose={close}
          onFailed={close}
          onPick={pick}
          custom
        />
      )}
    </form>
  );
}
