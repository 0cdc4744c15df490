/**
 * The geometry of zooming a picture in the viewer: its scale, and the offset of its middle from the
 * middle of the stage, in pixels. Input handling is separate.
 */

export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Extent {
  width: number;
  height: number;
}

export const MIN_SCALE = 1;
export const MAX_SCALE = 10;
/** A pinch that ends below this scale resets the zoom. */
const RESET_LIMIT = 1.2;
/** The scale after a double click. */
const CLOSE_SCALE = 2.5;

export const initialZoom: Zoom = { scale: MIN_SCALE, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Zooms so that the point `at`, relative to the middle of the stage, stays in place. */
export function zoomAt(zoom: Zoom, wanted: number, at: Point): Zoom {
  const scale = clamp(wanted, MIN_SCALE, MAX_SCALE);
  const grown = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown };
}

/** Limits the offset so that the picture covers as much of the stage as it can. */
export function keepInView(zoom: Zoom, picture: Extent, stage: Extent): Zoom {
  const roomAcross = Math.max(0, (picture.width * zoom.scale - stage.width) / 2);
  const roomDown = Math.max(0, (picture.height * zoom.scale - stage.height) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, -roomAcross, roomAcross),
    y: clamp(zoom.y, -roomDown, roomDown),
  };
}

/** Returns the zoom after a pinch. */
export const resetSmallZoom = (zoom: Zoom): Zoom => (zoom.scale < RESET_LIMIT ? initialZoom : zoom);

/** Toggles between zoomed and whole on a double click. */
export const toggleZoom = (zoom: Zoom, at: Point): Zoom =>
  zoom.scale > MIN_SCALE ? initialZoom : zoomAt(zoom, CLOSE_SCALE, at);

/** The swipe distance for the next picture, relative to the window's width. */
const SWIPE_PART = 1 / 4;

/** Returns the direction of a swipe; 0 if it is too short. */
export function swipeStep(dx: number, windowWidth: number, rightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) <= windowWidth * SWIPE_PART) return 0;
  return dx < 0 === rightToLeft ? -1 : 1;
}

/** Wraps an index around. */
export const wrapAround = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;
