/**
 * The folders of bookmarks: to choose the one of a bookmark, or to rename and delete them. New ones
 * can be made in both cases.
 */
import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { FOLDERS_REQUEST, placeRequest } from '@/domain/timelines/bookmarkFolders';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { useCan } from '@/hooks/useCan';
import { useWhileMounted } from '@/hooks/useWhileMounted';
import { selectRequest } from '@/selectors/engine/requests';
import { selectBookmarkFolders, selectFolderOf } from '@/selectors/statuses/bookmarkFolders';
import {
  foldersClosed,
  foldersOpened,
  moveRequested,
  placeClosed,
  placeOpened,
} from '@/slices/statuses/bookmarkFolders';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { RadioGroup } from '@/ui/fields/RadioGroup';
import { FolderForm } from './FolderForm';
import { FolderRow } from './FolderRow';
import styles from './BookmarkFoldersDialog.module.css';

const messages = defineMessages({
  folders: { id: 'about.feature_bookmark_folders', defaultMessage: 'Bookmark folders' },
  move: { id: 'bookmarks.move', defaultMessage: 'Move to a folder' },
  none: { id: 'bookmarks.none', defaultMessage: 'No folder' },
});

interface Props extends DialogFrame {
  /** The bookmark to move; null to change the folders themselves. */
  statusId: string | null;
}

export function BookmarkFoldersDialog({ statusId, level, onClose }: Props) {
  const intl = useIntl();
  const title = intl.formatMessage(statusId === null ? messages.folders : messages.move);
  return (
    <Dialog title={title} width="narrow" level={level} onClose={onClose}>
      <div className={styles.body}>
        {statusId === null ? <All /> : <Choice statusId={statusId} title={title} />}
      </div>
    </Dialog>
  );
}

function All() {
  const intl = useIntl();
  useWhileMounted('all', foldersOpened(), foldersClosed());
  const { folders } = useAppSelector(selectBookmarkFolders);
  const rows = useRef<HTMLDivElement>(null);
  const count = folders?.length ?? 0;
  useEffect(() => {
    // The row with the focus was deleted.
    if (document.activeElement === document.body) rows.current?.focus();
  }, [count]);
  if (folders === null) return <Waiting request={FOLDERS_REQUEST} again={foldersOpened()} />;
  return (
    <div ref={rows} tabIndex={-1}>
      {folders.length > 0 && (
        <ul className={styles.folders} aria-label={intl.formatMessage(messages.folders)}>
          {folders.map((folder) => (
            <FolderRow key={folder.id} folder={folder} />
          ))}
        </ul>
      )}
      <FolderForm folder={null} />
      <Kept />
    </div>
  );
}

/** The value that stands for no folder; ids are never empty. */
const NONE = '';

function Choice({ statusId, title }: { statusId: string; title: string }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  useWhileMounted(statusId, placeOpened({ statusId }), placeClosed({ statusId }));
  const { folders } = useAppSelector(selectBookmarkFolders);
  const folderId = useAppSelector((state) => selectFolderOf(state, statusId));
  const request = placeRequest(statusId);
  useWhileMounted('all', foldersOpened(), foldersClosed());
  if (folders === null || folderId === undefined) {
    return (
      <Waiting
        request={folders === null ? FOLDERS_REQUEST : request}
        again={folders === null ? foldersOpened() : placeOpened({ statusId })}
      />
    );
  }
  return (
    <>
      <RadioGroup
        label={title}
        labelHidden
        options={[
          { value: NONE, label: intl.formatMessage(messages.none) },
          ...folders.map(({ id, name, emoji, emojiUrl }) => ({
            value: id,
            label: emoji !== null && emojiUrl === null ? `${emoji} ${name}` : name,
          })),
        ]}
        value={folderId ?? NONE}
        onChange={(chosen) =>
          dispatch(moveRequested({ statusId, folderId: chosen === NONE ? null : chosen }))
        }
      />
      <FolderForm folder={null} statusId={statusId} />
      <Kept />
    </>
  );
}

function Waiting({
  request,
  again,
}: {
  request: string;
  again: ReturnType<typeof foldersOpened> | ReturnType<typeof placeOpened>;
}) {
  const dispatch = useAppDispatch();
  const { busy, reason } = useAppSelector((state) => selectRequest(state, request));
  if (reason === null) return <Skeleton shape="line" count={4} />;
  return (
    <ErrorState detail={reason} busy={busy} onRetry={() => dispatch(again)}>
      <FormattedMessage id="general.part_missing" defaultMessage="Couldn't load this part" />
    </ErrorState>
  );
}

/** Says where the folders are, if the server has none. */
function Kept() {
  const onServer = useCan('bookmarkFolders');
  if (onServer) return null;
  return (
    <p className={styles.kept}>
      <FormattedMessage
        id="bookmarks.local"
        defaultMessage="This server has no bookmark folders. Yours stay in this browser until you log out."
      />
    </p>
  );
}
