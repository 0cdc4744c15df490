/** The empty boxes of a gallery, shown until the gallery's code has loaded. */
import { layOutGallery, type GalleryRow } from '@/domain/statuses/gallery';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import type { GalleryProps } from './Gallery';
import { isAlone, rowStyle, tileStyle } from './tileStyle';
import styles from './Gallery.module.css';

export function GalleryPlaceholders({ status, compact = false, inThread = false }: GalleryProps) {
  const { hideAttachments, hideAttachmentsInConv, maxThumbnails } = useDisplayPreferences();
  const hidden = inThread ? hideAttachmentsInConv : hideAttachments;
  const { rows, rowsAtFirst } = layOutGallery(status.media, { hidden, compact, maxThumbnails });
  return (
    <div className={styles.gallery} aria-hidden>
      {rows.slice(0, rowsAtFirst).map((row) => (
        <RowPlaceholder key={row.items[0]?.at} row={row} />
      ))}
      {rowsAtFirst < rows.length && <div className={styles.fold} />}
    </div>
  );
}

export function RowPlaceholder({ row }: { row: GalleryRow }) {
  if (row.kind !== 'pictures') {
    return <div className={row.kind === 'audio' ? styles.audio : styles.line} />;
  }
  return (
    <div className={styles.row} data-alone={isAlone(row) || undefined} style={rowStyle(row)}>
      {row.items.map((item) => (
        <div key={item.at} className={styles.tile} style={tileStyle(item, row)} />
      ))}
    </div>
  );
}
