/** The size of a picture's box, known before the picture: see `.tile` in the style sheet. */
import type { CSSProperties } from 'react';
import type { GalleryItem, GalleryRow } from '@/domain/statuses/gallery';
import { customProperties } from '@/ui/structure/customProperties';

/** Small pictures are shown as they are, with room for what lies over them. */
const LEAST_WIDTH = 240;

/** How wide a picture may become that has the row to itself. */
export const maxTileWidth = ({ file: { kind, meta } }: GalleryItem): string =>
  kind === 'image' && meta.width !== null
    ? `${String(Math.max(meta.width, LEAST_WIDTH))}px`
    : '100%';

export const isAlone = ({ kind, items }: GalleryRow): boolean =>
  kind === 'pictures' && items.length === 1;

export const rowStyle = (row: GalleryRow): CSSProperties | undefined =>
  isAlone(row) ? undefined : { aspectRatio: row.aspect };

export const tileStyle = (item: GalleryItem, row: GalleryRow): CSSProperties =>
  customProperties({
    '--aspect': item.aspect,
    '--row-aspect': row.aspect,
    '--most': isAlone(row) ? maxTileWidth(item) : undefined,
  });
