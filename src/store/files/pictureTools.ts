/**
 * Prepares a picture for sending: it is looked at, cut, turned, painted over, and cleaned of what
 * cameras write into it. Painted regions are opaque before the picture is encoded, so that
 * nothing of what was there is in the file.
 */
import type { FileFacts } from '@/domain/composer/picture/fileFacts';
import {
  coveredPixels,
  editedSize,
  noEdits,
  turnedSize,
  type PictureEdits,
} from '@/domain/composer/picture/pictureEdits';
import type { Extent } from '@/domain/statuses/pictureZoom';
import { withoutMetadata } from '@/lib/files/withoutMetadata';
import { dataUrl, decodePicture, headerOf } from './pictureDecoding';

/** The longer side of what is shown while a picture is changed. */
const SHOWN_SIDE = 1_280;
/** The longer side of a changed picture; some browsers draw no larger ones. */
const DRAWN_SIDE = 4_096;
const QUALITY = 0.92;
/** How often a smaller version is tried, each time smaller still. */
const TRIES = 8;
const SMALLER = 0.8;
/** Bytes of the largest file that is read as a whole. */
const LARGEST_READ = 100 * 1024 * 1024;

/** Formats that browsers can write; any other becomes PNG. */
const written: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
/** Formats whose notes can be taken out without drawing the picture anew. */
const cleanable: readonly string[] = ['jpeg', 'png', 'webp'];

export async function inspect(file: Blob): Promise<FileFacts> {
  const header = await headerOf(file);
  const isPicture = header !== null || file.type.startsWith('image/');
  const cleaned = header && cleanable.includes(header.format) ? await cleanedOf(file) : null;
  const details = cleaned ? (cleaned.located ? 'place' : 'removed') : 'sent';
  if (!isPicture) return { picture: null, uneditable: 'film', details };
  try {
    const { bitmap, width, height } = await decodePicture(file, SHOWN_SIDE);
    const factor = Math.min(1, SHOWN_SIDE / Math.max(bitmap.width, bitmap.height));
    const size = { width: bitmap.width * factor, height: bitmap.height * factor };
    const canvas = canvasOf(size);
    canvas.context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const url = await dataUrl(await canvas.write('image/webp'));
    const uneditable = header === null ? 'format' : header.animated ? 'moves' : null;
    return { picture: { url, width, height }, uneditable, details };
  } catch {
    return { picture: null, uneditable: 'format', details };
  }
}

/** The size of a picture as it is in the file; null for other files. */
export async function measure(file: Blob): Promise<Extent | null> {
  const header = await headerOf(file);
  return header && { width: header.width, height: header.height };
}

export async function edit(
  file: Blob,
  edits: PictureEdits,
  most: number | null,
): Promise<Blob | null> {
  const { bitmap } = await decodePicture(file, DRAWN_SIDE * 2);
  try {
    const type = written.includes(file.type) ? file.type : 'image/png';
    const kept = editedSize(bitmap, edits);
    let factor = Math.min(1, DRAWN_SIDE / Math.max(kept.width, kept.height));
    for (let tried = 0; tried < TRIES; tried += 1) {
      const made = await drawEdited(bitmap, edits, factor, type);
      if (most === null || made.size <= most) return made;
      factor *= SMALLER;
    }
    return null;
  } finally {
    bitmap.close();
  }
}

function drawEdited(
  bitmap: ImageBitmap,
  edits: PictureEdits,
  factor: number,
  type: string,
): Promise<Blob> {
  const { turns, crop, covers } = edits;
  const turned = turnedSize(bitmap, turns);
  const kept = editedSize(bitmap, edits);
  const { context, width, height, write } = canvasOf({
    width: kept.width * factor,
    height: kept.height * factor,
  });
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.scale(width / kept.width, height / kept.height);
  context.translate(-crop.x * turned.width, -crop.y * turned.height);
  // The corner that comes to the upper left.
  const [x, y] = [
    [0, 0],
    [turned.width, 0],
    [turned.width, turned.height],
    [0, turned.height],
  ][turns] ?? [0, 0];
  context.translate(x ?? 0, y ?? 0);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(bitmap, 0, 0);
  context.resetTransform();
  context.fillStyle = '#000000';
  for (const cover of covers) {
    const { left, top, right, bottom } = coveredPixels(cover, crop, { width, height });
    context.fillRect(left, top, right - left, bottom - top);
  }
  return write(type);
}

function canvasOf(size: Extent) {
  const width = Math.max(1, Math.round(size.width));
  const height = Math.max(1, Math.round(size.height));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  const write = (type: string) => canvas.convertToBlob({ type, quality: QUALITY });
  return { context, width, height, write };
}

/**
 * The same picture without notes. A file whose parts cannot be told apart is drawn anew; what cannot
 * be drawn either is not a picture of these formats.
 */
export async function clean(file: Blob): Promise<Blob> {
  const header = await headerOf(file);
  if (!header || !cleanable.includes(header.format)) return file;
  const cleaned = await cleanedOf(file);
  if (cleaned) {
    const { type } = file;
    return cleaned.bytes.length === file.size ? file : new Blob([cleaned.bytes.slice()], { type });
  }
  if (header.animated) return file;
  const drawn = await edit(file, noEdits, null);
  return drawn ?? file;
}

async function cleanedOf(file: Blob) {
  if (file.size > LARGEST_READ) return null;
  return withoutMetadata(new Uint8Array(await file.arrayBuffer()));
}

/** Names the bytes of a file; null where the browser cannot, or the file is too large. */
export async function hash(file: Blob): Promise<string | null> {
  // Missing on pages without encryption.
  const subtle = (globalThis.crypto as Partial<Crypto> | undefined)?.subtle;
  if (!subtle || file.size > LARGEST_READ) return null;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
