/** The attachment of a message, rendered like those of posts. */
import { GalleryRows } from '@/components/statuses/media/GalleryRows';
import { useOpenFile } from '@/components/statuses/media/useMediaViewer';
import type { GalleryRow } from '@/domain/statuses/gallery';
import type { Attachment } from '@/domain/statuses/status';

export interface MessageMediaProps {
  messageId: string;
  file: Attachment;
  rows: readonly GalleryRow[];
}

export function MessageMedia({ messageId, file, rows }: MessageMediaProps) {
  const open = useOpenFile(file);
  return <GalleryRows cardId={messageId} rows={rows} left={0} onOpen={open} />;
}
