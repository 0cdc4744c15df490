/**
 * Pictures, films and flash side by side. The boxes have their sizes before anything is loaded, from
 * what the server measured.
 */
import type { GalleryRow } from '@/domain/gallery';
import type { Attachment } from '@/domain/status';
import { useReading } from '@/hooks/useReading';
import { customProperties } from '@/ui/customProperties';
import { blurs } from './blur';
import type { Described } from './DescriptionMark';
import { FilmTile } from './FilmTile';
import { Picture } from './Picture';
import { PictureTile } from './PictureTile';
import styles from './Gallery.module.css';

/** Small pictures are shown as they are, with room for what lies over them. */
const LEAST_WIDTH = 240;

export const mostWidth = ({ kind, meta: { width } }: Attachment): string =>
  kind === 'image' && width !== null ? `${String(Math.max(width, LEAST_WIDTH))}px` : '100%';

interface Props {
  statusId: string;
  row: GalleryRow;
  covered: boolean;
  onOpen: (at: number) => void;
  /** Whose description stands beside it. */
  describedFile: Attachment | undefined;
  onDescribe: (described: Described) => void;
}

export function PictureRow({ statusId, row, covered, onOpen, describedFile, onDescribe }: Props) {
  const { preloadImage } = useReading();
  const alone = row.items.length === 1;
  return (
    <div
      className={styles.row}
      data-alone={alone || undefined}
      style={alone ? undefined : { aspectRatio: row.aspect }}
    >
      {row.items.map((item) => {
        const { file, at, aspect } = item;
        const Tile = file.kind === 'video' ? FilmTile : PictureTile;
        return (
          <div
            key={file.id}
            ref={file.blurhash === null ? undefined : blurs}
            className={styles.tile}
            data-at={at}
            data-blurhash={file.blurhash ?? undefined}
            style={customProperties({
              '--aspect': aspect,
              '--row-aspect': row.aspect,
              '--most': alone ? mostWidth(file) : undefined,
            })}
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
