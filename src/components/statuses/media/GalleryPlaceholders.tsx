/**
 * The empty boxes of a gallery, shown until the gallery's code has loaded, and as high as the gallery:
 * where that is covered or folded, they are.
 */
import type { GalleryRow } from '@/domain/statuses/gallery';
import { isAlone, rowStyle, tileStyle } from './tileStyle';
import { useGalleryLook, type GalleryProps } from './useGalleryLook';
import styles from './Gallery.module.css';

export function GalleryPlaceholders(props: GalleryProps) {
  const { rows, left, covered, folds } = useGalleryLook(props);
  return (
    <div className={styles.gallery} data-covered={covered || undefined}>
      {rows.map((row) => (
        <RowPlaceholder key={row.items[0]?.at} row={row} />
      ))}
      {left > 0 && <span className={styles.left}>{'\u00a0'}</span>}
      {folds && !covered && <div className={styles.fold} />}
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
