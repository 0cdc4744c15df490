/**
 * The geometry of cropping: a part of a picture with a fixed aspect ratio, a middle, and a zoom, at
 * 1 as large as the picture allows. Input handling is separate.
 */
import type { PictureKind } from './ownProfile';
import type { Extent } from '@/domain/statuses/pictureZoom';

export interface Crop {
  /** How much smaller it is than the largest part. */
  zoom: number;
  /** The middle, relative to the picture's size. */
  x: number;
  y: number;
}

/** In picture pixels. */
export interface Box extends Extent {
  x: number;
  y: number;
}

/** Aspect ratio, and the greatest width kept, as nobody displays more. */
export const cropShapes: Record<PictureKind, { aspect: number; widest: number }> = {
  avatar: { aspect: 1, widest: 800 },
  banner: { aspect: 3, widest: 1_500 },
  background: { aspect: 16 / 9, widest: 1_920 },
};

export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const CLOSEST_CROP = 10;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

function sizeAt(zoom: number, picture: Extent, aspect: number): Extent {
  const width = Math.min(picture.width, picture.height * aspect) / zoom;
  return { width, height: width / aspect };
}

/** Keeps the part within the picture. */
function keepInside({ zoom, x, y }: Crop, picture: Extent, aspect: number): Crop {
  const closer = clamp(zoom, 1, CLOSEST_CROP);
  const { width, height } = sizeAt(closer, picture, aspect);
  const across = Math.min(0.5, width / picture.width / 2);
  const down = Math.min(0.5, height / picture.height / 2);
  return { zoom: closer, x: clamp(x, across, 1 - across), y: clamp(y, down, 1 - down) };
}

export function cropBox(crop: Crop, picture: Extent, aspect: number): Box {
  const { zoom, x, y } = keepInside(crop, picture, aspect);
  const { width, height } = sizeAt(zoom, picture, aspect);
  return { x: x * picture.width - width / 2, y: y * picture.height - height / 2, width, height };
}

/** Moves the part, in units of its own size. */
export function moveCrop(
  crop: Crop,
  by: { x: number; y: number },
  picture: Extent,
  aspect: number,
): Crop {
  const { width, height } = cropBox(crop, picture, aspect);
  const x = crop.x + (by.x * width) / picture.width;
  const y = crop.y + (by.y * height) / picture.height;
  return keepInside({ ...crop, x, y }, picture, aspect);
}

/** Zooms around the middle of the part. */
export const zoomCrop = (crop: Crop, zoom: number, picture: Extent, aspect: number): Crop =>
  keepInside({ ...crop, zoom }, picture, aspect);
