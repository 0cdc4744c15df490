/**
 * The media viewer for the attachments that a status had when it was opened, or for a single file.
 */
import { useEffect, useEffectEvent, useState } from 'react';
import { MediaViewer } from '@/components/statuses/media/useMediaViewer';
import { isViewable } from '@/domain/statuses/gallery';
import type { Attachment } from '@/domain/statuses/status';
import { useAppSelector } from '@/hooks/store';
import { selectShownStatus } from '@/selectors/statuses/translations';
import type { DialogProps } from '@/slices/engine/dialogs';
import type { DialogFrame } from '@/ui/dialog/dialogFrame';

type Props = DialogFrame & DialogProps['mediaViewer'];

const none: readonly Attachment[] = [];

export function MediaViewerDialog(props: Props) {
  const { level, onClose } = props;
  const statusId = 'file' in props ? null : props.statusId;
  const ofStatus = useAppSelector((state) =>
    statusId === null ? undefined : selectShownStatus(state, statusId)?.media,
  );
  const media = 'file' in props ? [props.file] : (ofStatus ?? none);
  const wanted = 'file' in props ? props.file : media[props.index];
  // Frozen on opening: an edit or a deletion does not remove the file that is being viewed.
  const [files] = useState(() => media.filter(isViewable));
  const start = files.findIndex((file) => file === wanted);
  const [first] = useState(Math.max(0, start));
  const close = useEffectEvent(onClose);
  const nothing = files.length === 0;
  useEffect(() => {
    if (nothing) close();
  }, [nothing]);
  if (nothing) return null;
  return <MediaViewer files={files} start={first} level={level} onClose={onClose} />;
}
