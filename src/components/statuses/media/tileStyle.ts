/**
 * The size of a picture's box, computed before the picture loads: see `.tile` in the style sheet.
 */
import type { CSSProperties } from 'react';
import type { GalleryItem, GalleryRow } from '@/domain/statuses/gallery';
import { customProperties } from '@/ui/structure/customProperties';

/** Small pictures keep their size, with at least the space that the overlays need. */
const LEAST_WIDTH = 240;

/** The maximum width of a picture that is alone in its row. */
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
