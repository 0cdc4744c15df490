/**
 * The folders above the bookmarks, as links. It has its height from the start, so that nothing moves
 * when they arrive.
 */
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FolderName } from '@/components/statuses/lines/FolderName';
import { FOLDERS_REQUEST } from '@/domain/timelines/bookmarkFolders';
import { pathTo } from '@/domain/session/routes';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBookmarkFolders } from '@/selectors/statuses/bookmarkFolders';
import { dialogOpened } from '@/slices/engine/dialogs';
import { foldersClosed, foldersOpened } from '@/slices/statuses/bookmarkFolders';
import { Button } from '@/ui/buttons/Button';
import { IconButton } from '@/ui/buttons/IconButton';
import { Link } from '@/ui/buttons/Link';
import { AddIcon, EditIcon } from '@/ui/icons/icons';
import styles from './FolderBar.module.css';

const messages = defineMessages({
  folders: { id: 'about.feature_bookmark_folders', defaultMessage: 'Bookmark folders' },
  retry: { id: 'general.error_retry', defaultMessage: 'Try again' },
});

export function FolderBar({ folderId }: { folderId: string | null }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted('folders', foldersOpened(), foldersClosed());
  const { folders } = useAppSelector(selectBookmarkFolders);
  const { busy, reason } = useAppSelector((state) => selectRequest(state, FOLDERS_REQUEST));
  const label = intl.formatMessage(messages.folders);
  const manage = () =>
    dispatch(dialogOpened({ kind: 'bookmarkFolders', props: { statusId: null } }));
  if (folders === null) {
    return (
      <div className={styles.bar}>
        {reason !== null && (
          <>
            <p className={styles.failed} role="alert">
              <FormattedMessage
                id="general.part_missing"
                defaultMessage="Couldn't load this part"
              />
            </p>
            <Button size="small" busy={busy} onPress={() => dispatch(foldersOpened())}>
              {intl.formatMessage(messages.retry)}
            </Button>
          </>
        )}
      </div>
    );
  }
  if (folders.length === 0) {
    return (
      <div className={styles.bar}>
        <Button size="small" tone="quiet" icon={AddIcon} popup="dialog" onPress={manage}>
          <FormattedMessage id="bookmarks.new" defaultMessage="New folder" />
        </Button>
      </div>
    );
  }
  const path = pathTo('bookmarks');
  return (
    <div className={styles.bar}>
      <nav aria-label={label} className={styles.folders} tabIndex={-1}>
        <ul>
          <li>
            <Link to={path} className={styles.folder} aria-current={folderId === null && 'page'}>
              <FormattedMessage id="bookmarks.all" defaultMessage="All" />
            </Link>
          </li>
          {folders.map((folder) => (
            <li key={folder.id}>
              <Link
                to={`${path}?folder=${encodeURIComponent(folder.id)}`}
                className={styles.folder}
                aria-current={folder.id === folderId && 'page'}
              >
                <FolderName folder={folder} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <IconButton size="small" icon={EditIcon} label={label} popup="dialog" onPress={manage} />
    </div>
  );
}
