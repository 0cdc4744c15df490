/** Work on the bytes of files before they are sent. The browser's implementation is in `store/files`. */
import type { Thumbnail } from '@/domain/composer/upload';
import type { Extent } from '@/domain/statuses/pictureZoom';
import type { FileFacts } from './fileFacts';
import type { PictureEdits } from './pictureEdits';

export interface PictureTools {
  /** Null if the file has no preview or cannot be read. */
  makeThumbnail(file: Blob): Promise<Thumbnail | null>;
  /**
   * The same image in at most `most` bytes and as many pixels, in the same format; null if that is
   * impossible.
   */
  shrink(file: Blob, most: number, pixels?: number | null): Promise<Blob | null>;
  /**
   * The same image at screen resolution at most, as WebP or JPEG; null where that saves little or
   * would lose an animation.
   */
  compress(file: Blob, as: 'image/webp' | 'image/jpeg'): Promise<Blob | null>;
  /** Looks at a file whose details are opened. */
  inspect(file: Blob): Promise<FileFacts>;
  /** The size of a picture as its header tells it; null for other files. */
  measure(file: Blob): Promise<Extent | null>;
  /** The changed picture in at most `most` bytes; null if that is impossible. */
  edit(file: Blob, edits: PictureEdits, most: number | null): Promise<Blob | null>;
  /** The same picture without what cameras and programs wrote about it; other files as they are. */
  clean(file: Blob): Promise<Blob>;
  /** A name of the bytes; null where the browser cannot make one. */
  hash(file: Blob): Promise<string | null>;
}
