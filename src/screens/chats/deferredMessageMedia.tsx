/** Loads the attachment code with the first attachment; placeholders reserve the room before. */
import { RowPlaceholder } from '@/components/statuses/media/GalleryPlaceholders';
import { layOutGallery } from '@/domain/statuses/gallery';
import type { Attachment } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { deferredComponent } from '@/ui/deferred/deferredComponent';
import type { MessageMediaProps } from './MessageMedia';
import styles from './Messages.module.css';

const Media = deferredComponent<MessageMediaProps>(
  async () => (await import(/* webpackChunkName: "media" */ './MessageMedia')).MessageMedia,
  {
    placeholder: ({ rows }) => (
      <div aria-hidden>
        {rows.map((row) => (
          <RowPlaceholder key={row.kind} row={row} />
        ))}
      </div>
    ),
  },
);

export function MessageFile({ messageId, file }: { messageId: string; file: Attachment }) {
  const { hideAttachments: hidden } = useDisplayPreferences();
  const { rows } = layOutGallery([file], { hidden, compact: true, maxThumbnails: 1 });
  return (
    <div className={styles.file}>
      <Media messageId={messageId} file={file} rows={rows} />
    </div>
  );
}
