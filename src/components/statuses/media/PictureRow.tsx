/**
 * Pictures, videos and Flash side by side. The boxes get their sizes before anything loads, from
 * the dimensions that the server measured.
 */
import type { GalleryRow } from '@/domain/statuses/gallery';
import type { Attachment } from '@/domain/statuses/status';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { blurhashRef } from './blurhash/blurhashRef';
import type { AltTextTarget } from './AltTextBadge';
import { VideoTile } from './deferredRows';
import { Picture } from './Picture';
import { PictureTile } from './PictureTile';
import { isAlone, rowStyle, tileStyle } from './tileStyle';
import styles from './Gallery.module.css';

interface Props {
  statusId: string;
  row: GalleryRow;
  covered: boolean;
  onOpen: (at: number) => void;
  /** The file whose description is open beside it. */
  describedFile: Attachment | undefined;
  onDescribe: (described: AltTextTarget) => void;
}

export function PictureRow({ statusId, row, covered, onOpen, describedFile, onDescribe }: Props) {
  const { preloadImage } = useDisplayPreferences();
  return (
    <div className={styles.row} data-alone={isAlone(row) || undefined} style={rowStyle(row)}>
      {row.items.map((item) => {
        const { file, at } = item;
        const Tile = file.kind === 'video' ? VideoTile : PictureTile;
        return (
          <div
            key={file.id}
            ref={file.blurhash === null ? undefined : blurhashRef}
            className={styles.tile}
            data-at={at}
            data-blurhash={file.blurhash ?? undefined}
            style={tileStyle(item, row)}
          >
            {covered ? (
              preloadImage && file.kind === 'image' && <Picture file={file} />
            ) : (
              <Tile
                statusId={statusId}
                item={item}
                onOpen={onOpen}
                described={describedFile === file}
                onDescribe={onDescribe}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
