/** A folder of bookmarks, which can be changed in its place, and deleted after a question. */
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { FolderName } from '@/components/statuses/lines/FolderName';
import { folderSaving, type BookmarkFolder } from '@/domain/timelines/bookmarkFolders';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectRequest } from '@/selectors/engine/requests';
import { folderDeleteRequested } from '@/slices/statuses/bookmarkFolders';
import { IconButton } from '@/ui/buttons/IconButton';
import { Confirm } from '@/ui/dialog/Confirm';
import { DeleteIcon, EditIcon } from '@/ui/icons/icons';
import { FolderForm } from './FolderForm';
import styles from './BookmarkFoldersDialog.module.css';

const messages: Record<'edit' | 'delete' | 'really' | 'yes', MessageDescriptor> = defineMessages({
  edit: { id: 'bookmarks.edit', defaultMessage: 'Edit folder {name}' },
  delete: { id: 'bookmarks.delete', defaultMessage: 'Delete folder {name}' },
  really: { id: 'bookmarks.really_delete', defaultMessage: 'Delete the folder “{name}”?' },
  yes: { id: 'announcements.delete_action', defaultMessage: 'Delete' },
});

/** Above the dialog that it was opened from. */
const LEVEL = 100;

export function FolderRow({ folder }: { folder: BookmarkFolder }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const [edited, edit] = useState<BookmarkFolder | null>(null);
  // A change brings a new row.
  const editing = edited === folder;
  const editButton = useRef<HTMLButtonElement>(null);
  const edits = useRef(false);
  useEffect(() => {
    if (edits.current && !editing) editButton.current?.focus();
    edits.current = editing;
  }, [editing]);
  const [asking, ask] = useState(false);
  const { id: folderId, name } = folder;
  const { busy } = useAppSelector((state) => selectRequest(state, folderSaving(folderId)));
  return (
    <li>
      {editing ? (
        <FolderForm folder={folder} onCancel={() => edit(null)} />
      ) : (
        <div className={styles.row}>
          <span className={styles.name}>
            <FolderName folder={folder} />
          </span>
          <IconButton
            ref={editButton}
            icon={EditIcon}
            label={intl.formatMessage(messages.edit, { name })}
            onPress={() => edit(folder)}
          />
          <IconButton
            icon={DeleteIcon}
            tone="danger"
            busy={busy}
            label={intl.formatMessage(messages.delete, { name })}
            onPress={() => ask(true)}
          />
        </div>
      )}
      {asking && (
        <Confirm
          question={intl.formatMessage(messages.really, { name })}
          accept={intl.formatMessage(messages.yes)}
          tone="danger"
          level={LEVEL}
          onAccept={() => {
            ask(false);
            dispatch(folderDeleteRequested({ folderId }));
          }}
          onCancel={() => ask(false)}
        >
          <FormattedMessage id="bookmarks.posts_stay" defaultMessage="Its posts stay bookmarked." />
        </Confirm>
      )}
    </li>
  );
}
