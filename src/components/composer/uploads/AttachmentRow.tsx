/** One attachment of a draft: preview, description, and its position among the others. */
import type { PointerEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftFile } from '@/domain/composer/draft';
import { FileSize } from '@/ui/text/FileSize';
import { Icon } from '@/ui/icons/Icon';
import { EditIcon, GripIcon } from '@/ui/icons/icons';
import { MovableRow, RowHandle } from '@/ui/list/MovableRow';
import { MoveButtons, type RowAction } from '@/ui/list/MoveButtons';
import { IconButton } from '@/ui/buttons/IconButton';
import type { DropIndicator } from '@/ui/list/useRowDrag';
import { DescriptionField } from './DescriptionField';
import { FileThumb } from './FileThumb';
import { UploadStatus } from './UploadStatus';
import styles from './Attachment.module.css';

type Wording = 'file' | 'details' | 'remove';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  file: { id: 'post_status.file', defaultMessage: 'File {place} of {count}: {name}' },
  details: { id: 'file_details.title', defaultMessage: 'Describe and edit' },
  remove: { id: 'post_status.remove_attachment', defaultMessage: 'Remove attachment' },
});

interface Props {
  file: DraftFile;
  /** From 0. */
  at: number;
  count: number;
  busy: boolean;
  /** It is shown, and nothing can be done with it here. */
  inOtherTab: boolean;
  dragged: boolean;
  line: DropIndicator;
  onTake: (event: PointerEvent) => void;
  onDescribe: (description: string) => void;
  onPress: (action: RowAction) => void;
  onOpen: () => void;
}

export function AttachmentRow(props: Props) {
  const { file, at, count, busy, inOtherTab, dragged, line } = props;
  const { onTake, onDescribe, onPress, onOpen } = props;
  const intl = useIntl();
  const movable = count > 1 && !inOtherTab;
  const said = (wording: Wording) => intl.formatMessage(messages[wording]);
  return (
    <MovableRow
      label={intl.formatMessage(messages.file, { place: at + 1, count, name: file.name })}
      className={styles.parts}
      dragged={dragged}
      line={line}
      data-file={file.id}
    >
      <RowHandle className={styles.handle} onTake={movable && !busy ? onTake : null}>
        <FileThumb file={file} />
        {movable && <Icon node={GripIcon} className={styles.grip} aria-hidden />}
      </RowHandle>
      <div className={styles.words}>
        <DescriptionField
          file={file}
          rows={1}
          maxRows={5}
          labelHidden
          readOnly={busy || inOtherTab}
          onChange={onDescribe}
        />
        <div className={styles.below}>
          <div className={styles.kind}>
            <span className={styles.name} dir="auto">
              {file.name}
            </span>
            {file.size > 0 && (
              <span className={styles.size}>
                <FileSize bytes={file.size} />
              </span>
            )}
          </div>
          {!inOtherTab && (
            <div className={styles.buttons}>
              <IconButton
                size="small"
                label={said('details')}
                icon={EditIcon}
                popup="dialog"
                onPress={onOpen}
              />
              <MoveButtons
                at={at}
                count={count}
                removeLabel={said('remove')}
                onPress={(action) => {
                  if (!busy) onPress(action);
                }}
              />
            </div>
          )}
        </div>
        {/* The other tab uploads it, and alone knows how far it is. */}
        {!inOtherTab && <UploadStatus file={file} />}
      </div>
    </MovableRow>
  );
}
