/**
 * The attachments of a draft with their descriptions, sortable, and the errors of rejected files.
 * The focus follows a moved file, and goes to the neighbour of a removed one.
 */
import { useEffect, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { moveRow } from '@/lib/values/moveRow';
import { selectPart } from '@/selectors/composer/chains';
import { selectSending } from '@/selectors/composer/outbox';
import { selectEditedInOtherTab } from '@/selectors/composer/tabDrafts';
import { selectHasUnstoredFiles } from '@/selectors/composer/uploads';
import { dialogOpened } from '@/slices/engine/dialogs';
import { filesShown } from '@/slices/composer/uploads';
import { Icon } from '@/ui/icons/Icon';
import { WarningIcon } from '@/ui/icons/icons';
import { MovableList } from '@/ui/list/MovableRow';
import type { RowAction } from '@/ui/list/MoveButtons';
import { useRowDrag } from '@/ui/list/useRowDrag';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import { useComposer } from '@/components/composer/ComposerContext';
import { AttachmentRow } from './AttachmentRow';
import { FileLimits } from './FileLimits';
import { RefusedFiles } from './RefusedFiles';
import { UploadLiveStatus } from './UploadLiveStatus';
import { useRowKeys } from './useRowKeys';
import styles from './Attachment.module.css';

const messages = defineMessages({
  files: { id: 'post_status.files', defaultMessage: 'Files' },
});

export function AttachmentList() {
  return (
    <>
      <AttachedFiles />
      <UploadNews />
    </>
  );
}

/** The news of all uploads of the draft, in the tab that uploads. */
export function UploadNews() {
  const { target } = useComposer();
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  return inOtherTab ? null : (
    <>
      <RefusedFiles />
      <UploadLiveStatus />
    </>
  );
}

interface Moved {
  fileId: string;
  action: RowAction;
}

export function AttachedFiles() {
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const { target, part, edit, body } = useComposer();
  const files = useAppSelector((state) => selectPart(state, target, part).files);
  const busy = useAppSelector((state) => selectSending(state, target).busy);
  const inOtherTab = useAppSelector((state) => selectEditedInOtherTab(state, target));
  const unstored = useAppSelector((state) => selectHasUnstoredFiles(state, target));
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState<Moved | null>(null);

  const keys = useRowKeys(files.map(({ id }) => id));
  const ids = files.flatMap(({ id, poster }) => [id, ...(poster ? [poster] : [])]).join('\n');
  useEffect(() => {
    if (ids !== '') dispatch(filesShown({ fileIds: ids.split('\n') }));
  }, [dispatch, ids]);
  // A row that moves in the DOM loses the focus.
  useEffect(() => {
    if (!moved) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
    const row = rows.find(({ dataset }) => dataset.file === moved.fileId);
    row?.querySelector<HTMLElement>(`[data-action="${moved.action}"] button`)?.focus();
  }, [moved, ids]);

  const move = (fileId: string, to: number) => {
    const next = moveRow(files, fileId, to);
    if (next !== files) edit({ files: [...next] });
  };
  const drag = useRowDrag(list, (fileId, to) => {
    setMoved({ fileId, action: 'later' });
    move(fileId, to);
  });

  if (files.length === 0) return null;
  const press = (fileId: string, at: number, action: RowAction) => {
    if (action !== 'remove') {
      setMoved({ fileId, action });
      move(fileId, action === 'earlier' ? at - 1 : at + 1);
      return;
    }
    const neighbour = files[at + 1] ?? files[at - 1];
    if (neighbour) setMoved({ fileId: neighbour.id, action });
    else body.current?.focus();
    edit({ files: files.filter(({ id }) => id !== fileId) });
  };
  const open = (fileId: string) =>
    dispatch(dialogOpened({ kind: 'fileDetails', props: { target, part, fileId } }));
  const place =
    moved && moved.action !== 'remove' ? files.findIndex(({ id }) => id === moved.fileId) : -1;

  return (
    <div className={styles.files}>
      <MovableList ref={list} label={intl.formatMessage(messages.files)}>
        {files.map((file, at) => (
          <AttachmentRow
            key={keys[at]}
            file={file}
            at={at}
            count={files.length}
            busy={busy}
            inOtherTab={inOtherTab}
            dragged={drag.draggedId === file.id}
            line={drag.lineOf(at, files.length)}
            onTake={drag.take(file.id, at)}
            onDescribe={(description) => edit({ files: files.with(at, { ...file, description }) })}
            onPress={(action) => press(file.id, at, action)}
            onOpen={() => open(file.id)}
          />
        ))}
      </MovableList>
      <FileLimits />
      {unstored && (
        <p className={styles.note}>
          <Icon node={WarningIcon} className={styles.troubleIcon} aria-hidden />
          <FormattedMessage
            id="upload.not_kept"
            defaultMessage="This browser can't store files. Anything that isn't uploaded yet will be lost when you close the page."
          />
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {place >= 0 && (
            <FormattedMessage
              id="post_status.moved"
              defaultMessage="{name} is now file {place} of {count}"
              values={{ name: files[place]?.name, place: place + 1, count: files.length }}
            />
          )}
        </span>
      </VisuallyHidden>
    </div>
  );
}
