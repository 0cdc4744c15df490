/** One file of a draft: what it is, what is to be said of it, its place among the others. */
import type { PointerEvent } from 'react';
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import type { DraftFile } from '@/domain/draft';
import { FileSize } from '@/ui/FileSize';
import { IconButton } from '@/ui/IconButton';
import { ChevronDownIcon, ChevronUpIcon, DeleteIcon, GripIcon } from '@/ui/icons';
import { TextField } from '@/ui/TextField';
import { FileThumb } from './FileThumb';
import { UploadStatus } from './UploadStatus';
import styles from './Attachment.module.css';

type Wording =
  'file' | 'description' | 'placeholder' | 'remove' | 'earlier' | 'later' | 'first' | 'last';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  file: { id: 'post_status.file', defaultMessage: 'File {place} of {count}: {name}' },
  description: { id: 'post_status.media_description', defaultMessage: 'Media description' },
  placeholder: {
    id: 'post_status.media_description_hint',
    defaultMessage: 'Describe it for people who cannot see or hear it',
  },
  remove: { id: 'post_status.remove_attachment', defaultMessage: 'Remove attachment' },
  earlier: { id: 'post_status.move_earlier', defaultMessage: 'Move earlier' },
  later: { id: 'post_status.move_later', defaultMessage: 'Move later' },
  first: { id: 'post_status.is_first', defaultMessage: 'It is the first already' },
  last: { id: 'post_status.is_last', defaultMessage: 'It is the last already' },
});

export type RowAction = 'earlier' | 'later' | 'remove';

interface Props {
  file: DraftFile;
  /** From 0. */
  at: number;
  count: number;
  descriptionLimit: number;
  busy: boolean;
  dragged: boolean;
  /** Where the line stands that shows the place of a file that is being dragged. */
  line: 'before' | 'after' | null;
  onTake: (event: PointerEvent) => void;
  onDescribe: (description: string) => void;
  onPress: (action: RowAction) => void;
}

export function AttachmentRow(props: Props) {
  const { file, at, count, descriptionLimit, busy, dragged, line } = props;
  const { onTake, onDescribe, onPress } = props;
  const intl = useIntl();
  const said = (wording: Wording) => intl.formatMessage(messages[wording]);
  const button = (action: RowAction) => () => {
    if (!busy) onPress(action);
  };
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <li
      className={styles.row}
      data-file={file.id}
      data-dragged={dragged || undefined}
      data-line={line}
    >
      <div
        role="group"
        className={styles.parts}
        aria-label={intl.formatMessage(messages.file, { place: at + 1, count, name: file.name })}
      >
        <span
          className={styles.handle}
          data-movable={(count > 1 && !busy) || undefined}
          onPointerDown={count > 1 && !busy ? onTake : undefined}
        >
          <FileThumb file={file} />
          {count > 1 && <GripIcon className={styles.grip} aria-hidden />}
        </span>
        <div className={styles.words}>
          <TextField
            label={said('description')}
            labelHidden
            placeholder={said('placeholder')}
            value={file.description}
            maxLength={descriptionLimit}
            readOnly={busy}
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
            <div className={styles.buttons}>
              {count > 1 && (
                <>
                  <span data-action="earlier">
                    <IconButton
                      size="small"
                      label={said('earlier')}
                      icon={ChevronUpIcon}
                      disabledReason={isFirst ? said('first') : null}
                      onPress={button('earlier')}
                    />
                  </span>
                  <span data-action="later">
                    <IconButton
                      size="small"
                      label={said('later')}
                      icon={ChevronDownIcon}
                      disabledReason={isLast ? said('last') : null}
                      onPress={button('later')}
                    />
                  </span>
                </>
              )}
              <span data-action="remove">
                <IconButton
                  size="small"
                  tone="danger"
                  label={said('remove')}
                  icon={DeleteIcon}
                  onPress={button('remove')}
                />
              </span>
            </div>
          </div>
          <UploadStatus file={file} />
        </div>
      </div>
    </li>
  );
}
