/** A video that is too large for the server is trimmed, and then added like any other file. */
import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { FilePlace } from '@/domain/composer/picture/fileFacts';
import type { VideoCut } from '@/domain/composer/picture/videoTrim';
import type { RefusedFile } from '@/domain/composer/upload';
import { useAppDispatch, useAppSelector } from '@/hooks/store';
import { selectPictureEditor } from '@/selectors/composer/pictureEditor';
import { trimOpened, trimRequested } from '@/slices/composer/pictureEditor';
import { Button } from '@/ui/buttons/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';
import { VideoTrim } from './VideoTrim';

const messages = defineMessages({
  trim: { id: 'file_details.trim', defaultMessage: 'Trim video' },
});

interface Props extends DialogFrame {
  place: FilePlace;
  file: RefusedFile;
}

export function RefusedVideo({ place, file, level, onClose }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { fileId: opened, trim } = useAppSelector(selectPictureEditor);
  const [cut, setCut] = useState<VideoCut | null>(null);
  const { fileId } = place;
  const isOpen = opened === fileId;
  useEffect(() => {
    if (isOpen) dispatch(trimOpened({ fileId }));
  }, [dispatch, fileId, isOpen]);
  const finish = () => {
    if (cut) dispatch(trimRequested({ ...place, cut }));
    else onClose();
  };
  return (
    <Dialog
      title={intl.formatMessage(messages.trim)}
      level={level}
      closesOutside={false}
      onClose={onClose}
      actions={
        <Button tone="primary" busy={trim?.phase === 'working'} onPress={finish}>
          <FormattedMessage id="nav.edit_finish" defaultMessage="Done" />
        </Button>
      }
    >
      <VideoTrim
        file={{ id: fileId, size: file.size, attachment: null }}
        allowed={file.why === 'file_too_big' ? file.allowed : file.size}
        onCut={setCut}
      />
    </Dialog>
  );
}
