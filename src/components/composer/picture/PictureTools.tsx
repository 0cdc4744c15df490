/** The tools of a picture: what a drag does, turns, and undo. */
import { defineMessages, useIntl, type MessageDescriptor } from 'react-intl';
import { editedSize } from '@/domain/composer/picture/pictureEdits';
import type { Extent } from '@/domain/statuses/pictureZoom';
import { IconButton } from '@/ui/buttons/IconButton';
import {
  CoverIcon,
  CropIcon,
  FocalPointIcon,
  RotateLeftIcon,
  RotateRightIcon,
  UndoIcon,
  type IconNode,
} from '@/ui/icons/icons';
import { VisuallyHidden } from '@/ui/text/VisuallyHidden';
import type { PictureEditing, PictureTool } from './usePictureEdits';
import styles from './FileDetails.module.css';

type Wording = 'covered' | 'tools' | 'left' | 'right' | 'undo' | 'nothing';

const messages: Record<Wording, MessageDescriptor> = defineMessages({
  covered: { id: 'file_details.covered', defaultMessage: 'Areas blacked out: {count}' },
  tools: { id: 'file_details.tools', defaultMessage: 'Picture tools' },
  left: { id: 'file_details.rotate_left', defaultMessage: 'Rotate left' },
  right: { id: 'file_details.rotate_right', defaultMessage: 'Rotate right' },
  undo: { id: 'general.undo', defaultMessage: 'Undo' },
  nothing: { id: 'settings.style.nothing_to_undo', defaultMessage: 'Nothing to undo' },
});

export const toolNames: Record<PictureTool, MessageDescriptor> = defineMessages({
  focus: { id: 'file_details.focus', defaultMessage: 'Set focal point' },
  crop: { id: 'file_details.crop', defaultMessage: 'Crop' },
  cover: { id: 'file_details.cover', defaultMessage: 'Black out' },
});

const icons: Record<PictureTool, IconNode> = {
  focus: FocalPointIcon,
  crop: CropIcon,
  cover: CoverIcon,
};

interface Props {
  picture: Extent;
  editing: PictureEditing;
  tools: readonly PictureTool[];
  /** The picture can be changed. */
  editable: boolean;
}

export function PictureTools({ picture, editing, tools, editable }: Props) {
  const intl = useIntl();
  const { edits, tool, choose, turn, undo, canUndo } = editing;
  const { width, height } = editedSize(picture, edits);
  const pixels = (length: number) => intl.formatNumber(length, { useGrouping: false });
  return (
    <div className={styles.tools} role="group" aria-label={intl.formatMessage(messages.tools)}>
      {tools.map((name) => (
        <IconButton
          key={name}
          label={intl.formatMessage(toolNames[name])}
          icon={icons[name]}
          pressed={tool === name}
          onPress={() => choose(name)}
        />
      ))}
      {editable && (
        <>
          <IconButton
            label={intl.formatMessage(messages.left)}
            icon={RotateLeftIcon}
            onPress={() => turn(-1)}
          />
          <IconButton
            label={intl.formatMessage(messages.right)}
            icon={RotateRightIcon}
            onPress={() => turn(1)}
          />
          <IconButton
            label={intl.formatMessage(messages.undo)}
            icon={UndoIcon}
            disabledReason={canUndo ? null : intl.formatMessage(messages.nothing)}
            onPress={undo}
          />
          {/* Says what a turn, a cut, a cover and their undoing have done. */}
          <span className={styles.size} role="status" dir="ltr">
            {`${pixels(width)} × ${pixels(height)}`}
            {tools.includes('cover') && (
              <VisuallyHidden>
                {' '}
                {intl.formatMessage(messages.covered, { count: edits.covers.length })}
              </VisuallyHidden>
            )}
          </span>
        </>
      )}
    </div>
  );
}
