/** The viewer over the files that a status had when it was opened. */
import { useEffect, useEffectEvent, useState } from 'react';
import { MediaViewer } from '@/components/media/viewing';
import { isViewable } from '@/domain/gallery';
import { useAppSelector } from '@/hooks/store';
import { selectStatus } from '@/selectors/statuses';
import type { DialogProps } from '@/slices/dialogs';
import type { DialogFrame } from './frame';

export function MediaViewerDialog({
  statusId,
  index,
  level,
  onClose,
}: DialogFrame & DialogProps['mediaViewer']) {
  const media = useAppSelector((state) => selectStatus(state, statusId)?.media);
  // An edit or a deletion does not take away what is being looked at.
  const [files] = useState(() => (media ?? []).filter(isViewable));
  const start = files.findIndex((file) => file === media?.[index]);
  const [first] = useState(Math.max(0, start));
  const close = useEffectEvent(onClose);
  const nothing = files.length === 0;
  useEffect(() => {
    if (nothing) close();
  }, [nothing]);
  if (nothing) return null;
  return <MediaViewer files={files} start={first} level={level} onClose={onClose} />;
}
