/** Files come with the first message that has one; their places are kept from the start. */
import { RowPlace } from '@/components/media/GalleryPlaces';
import { layOut } from '@/domain/gallery';
import type { Attachment } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { latePart } from '@/ui/latePart';
import type { MessageMediaProps } from './MessageMedia';
import styles from './Messages.module.css';

const Media = latePart<MessageMediaProps>(
  async () => (await import(/* webpackChunkName: "media" */ './MessageMedia')).MessageMedia,
  ({ rows }) => (
    <div aria-hidden>
      {rows.map((row) => (
        <RowPlace key={row.kind} row={row} />
      ))}
    </div>
  ),
);

export function MessageFile({ messageId, file }: { messageId: string; file: Attachment }) {
  const { hideAttachments: hidden } = useReading();
  const { rows } = layOut([file], { hidden, compact: true, maxThumbnails: 1 });
  return (
    <div className={styles.file}>
      <Media messageId={messageId} file={file} rows={rows} />
    </div>
  );
}
