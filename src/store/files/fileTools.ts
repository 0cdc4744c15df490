/**
 * Image and sound processing in the browser: thumbnails, smaller versions, crops. Sounds and videos
 * are not played and get no `blob:` address, which the content security policies of servers forbid.
 */
import type { VideoTools } from '@/domain/composer/picture/videoTrim';
import type { Box } from '@/domain/settings/crop';
import type { Thumbnail } from '@/domain/composer/upload';
import { dataUrl, decodePicture } from './pictureDecoding';
import * as pictures from './pictureTools';

export const { clean, edit, hash, inspect, measure } = pictures;

const videos = () => import(/* webpackChunkName: "trim" */ './videoTools');

export const inspectVideo: VideoTools['inspectVideo'] = async (file) =>
  (await videos()).inspectVideo(file);
export const trimVideo: VideoTools['trimVideo'] = async (file, cut, work) =>
  (await videos()).trimVideo(file, cut, work);

/** The longer side of a thumbnail, for screens of double density. */
const THUMBNAIL_SIDE = 320;
const PEAKS = 48;
/** The largest sound for a thumbnail, as it is decoded as a whole. */
const LARGEST_SOUND = 24 * 1024 * 1024;
const QUALITY = 0.85;
/** How often a smaller version is tried, each time smaller still. */
const TRIES = 8;
const SMALLEST_SIDE = 16;
/** The longer side of an image that is posted. */
const POSTED_SIDE = 3_072;
/** The largest share of its size that a compressed file may have to replace the original. */
const WORTHWHILE = 0.8;
/** The bytes in which a file says that it is animated. */
const BEGINNING = 4_096;

export async function makeThumbnail(file: Blob): Promise<Thumbnail | null> {
  try {
    if (file.type.startsWith('image/')) return await pictureThumbnail(file);
    if (file.type.startsWith('audio/') && file.size <= LARGEST_SOUND)
      return await soundThumbnail(file);
  } catch {
    // This browser cannot read the file.
  }
  return null;
}

async function pictureThumbnail(file: Blob): Promise<Thumbnail | null> {
  const { bitmap, width, height } = await decodePicture(file, THUMBNAIL_SIDE * 4);
  if (width === 0 || height === 0) return null;
  const factor = Math.min(1, THUMBNAIL_SIDE / Math.max(bitmap.width, bitmap.height));
  const small = await draw(bitmap, factor, 'image/webp');
  bitmap.close();
  return { kind: 'picture', url: await dataUrl(small), width, height };
}

async function draw(
  picture: ImageBitmap,
  factor: number,
  type: string,
  part: Box = { x: 0, y: 0, width: picture.width, height: picture.height },
): Promise<Blob> {
  const width = Math.max(1, Math.round(part.width * factor));
  const height = Math.max(1, Math.round(part.height * factor));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser does not draw');
  if (type === 'image/jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas.convertToBlob({ type, quality: QUALITY });
}

/** Takes the peak of each of several parts of equal length. */
async function soundThumbnail(file: Blob): Promise<Thumbnail> {
  const bytes = await file.arrayBuffer();
  // An offline context needs no user gesture. This low sample rate is enough for a picture.
  const sound = await new OfflineAudioContext(1, 1, 8_000).decodeAudioData(bytes);
  const samples = sound.getChannelData(0);
  const step = Math.max(1, Math.ceil(samples.length / PEAKS));
  const peaks: number[] = [];
  for (let start = 0; start < samples.length; start += step) {
    let peak = 0;
    for (let at = start; at < Math.min(start + step, samples.length); at += 1) {
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    }
    peaks.push(Math.min(1, Math.round(peak * 100) / 100));
  }
  return { kind: 'sound', peaks, seconds: sound.duration };
}

export async function shrink(
  file: Blob,
  most: number,
  pixels: number | null = null,
): Promise<Blob | null> {
  const { bitmap: picture } = await decodePicture(file);
  // Tries the same format at the same size first, as cameras often compress little.
  const own = picture.width * picture.height;
  const within = Math.sqrt((pixels ?? own) / own) * 0.999;
  const factor = Math.min(1, Math.sqrt(most / file.size) * 1.4, pixels === null ? 1 : within);
  return await drawWithin(picture, { factor, type: file.type, most });
}

/** Formats that browsers can write; a crop of any other becomes PNG. */
const written: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

export async function cut(
  file: Blob,
  box: Box,
  { widest, most }: { widest: number; most: number },
): Promise<Blob | null> {
  const { bitmap: picture } = await decodePicture(file);
  const factor = Math.min(1, widest / box.width);
  const type = written.includes(file.type) ? file.type : 'image/png';
  return await drawWithin(picture, { factor, type, most, part: box });
}

interface Wanted {
  factor: number;
  type: string;
  most: number;
  part?: Box;
}

/** Shrinks the image until it fits. */
async function drawWithin(picture: ImageBitmap, wanted: Wanted): Promise<Blob | null> {
  const { type, most, part } = wanted;
  const { width, height } = part ?? picture;
  let { factor } = wanted;
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (Math.min(width, height) * factor < SMALLEST_SIDE) return null;
    const smaller = await draw(picture, factor, type, part);
    // A browser that cannot write the format writes another one.
    if (smaller.type !== type) return null;
    if (smaller.size <= most) return smaller;
    factor *= Math.min(0.9, Math.sqrt(most / smaller.size) * 0.95);
  }
  return null;
}

export async function compress(
  file: Blob,
  wanted: 'image/webp' | 'image/jpeg',
): Promise<Blob | null> {
  if (await moves(file)) return null;
  const { bitmap: picture } = await decodePicture(file, POSTED_SIDE);
  const factor = Math.min(1, POSTED_SIDE / Math.max(picture.width, picture.height));
  const smaller = await draw(picture, factor, wanted);
  // A browser that cannot write WebP writes PNG.
  if (smaller.type !== wanted) {
    return file.type === 'image/jpeg' ? compress(file, 'image/jpeg') : null;
  }
  return smaller.size <= file.size * WORTHWHILE ? smaller : null;
}

/** PNG and WebP images can be animated. */
async function moves(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer());
  const words = new TextDecoder('latin1').decode(bytes);
  return words.includes('acTL') || words.includes('ANIM');
}
