/**
 * Decodes pictures within bounds: the size is read from the header first, so that a picture that
 * would not fit into memory is refused, and a large one is made smaller while it is decoded.
 */
import { HEADER_BYTES, readPictureHeader, type PictureHeader } from '@/lib/files/pictureHeader';

/** Pixels that are decoded at most, 4 bytes each. */
const MOST_PIXELS = 200_000_000;
/** Pixels from which on a picture is decoded at a smaller size, if that is enough. */
const LARGE = 24_000_000;

export interface Decoded {
  bitmap: ImageBitmap;
  /** The size of the picture itself. */
  width: number;
  height: number;
}

export async function headerOf(file: Blob): Promise<PictureHeader | null> {
  const bytes = await file.slice(0, HEADER_BYTES).arrayBuffer();
  return readPictureHeader(new Uint8Array(bytes));
}

/** Applies the orientation of the camera. `side` is the longer side that is needed at most. */
export async function decodePicture(file: Blob, side = Infinity): Promise<Decoded> {
  const header = await headerOf(file);
  const pixels = header ? header.width * header.height : 0;
  if (header && pixels > MOST_PIXELS) throw new Error('The picture is too large');
  if (header && pixels > LARGE && Math.max(header.width, header.height) > side) {
    const small = await decodeSmaller(file, header, side).catch(() => null);
    if (small) return small;
  }
  const bitmap = await decodeWhole(file);
  return { bitmap, width: bitmap.width, height: bitmap.height };
}

/** Null where the browser mixes up the sides of a turned picture. */
async function decodeSmaller(
  file: Blob,
  { width, height, turned }: PictureHeader,
  side: number,
): Promise<Decoded | null> {
  const whole = turned ? { width: height, height: width } : { width, height };
  const factor = side / Math.max(width, height);
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: Math.max(1, Math.round(whole.width * factor)),
    resizeHeight: Math.max(1, Math.round(whole.height * factor)),
    resizeQuality: 'high',
  });
  const sameShape = bitmap.width > bitmap.height === whole.width > whole.height;
  if (sameShape) return { bitmap, ...whole };
  bitmap.close();
  return null;
}

async function decodeWhole(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Browsers decode SVG only through an element.
    return await createImageBitmap(await readDrawing(file));
  }
}

async function readDrawing(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(String(reader.result));
    };
    reader.onerror = () => {
      reject(new Error('The file cannot be read'));
    };
    reader.readAsDataURL(file);
  });
}
