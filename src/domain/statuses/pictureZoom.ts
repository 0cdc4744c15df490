/**
 * Looking closer at a picture in the viewer. A zoom is how often the picture is enlarged, and how
 * far its middle is moved from the middle of the stage, in pixels. Plain geometry, apart from the
 * fingers, wheels and keys that ask for it.
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
/** A pinch that ends below this has meant to go back. */
export const RESET_LIMIT = 1.2;
/** What a double click leads to. */
export const CLOSE_SCALE = 2.5;

export const initialZoom: Zoom = { scale: MIN_SCALE, x: 0, y: 0 };

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/** Enlarges so that what lies under `at`, seen from the middle of the stage, stays there. */
export function zoomAt(zoom: Zoom, wanted: number, at: Point): Zoom {
  const scale = clamp(wanted, MIN_SCALE, MAX_SCALE);
  const grown = scale / zoom.scale;
  return { scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown };
}

/** Keeps the picture over the stage: no edge of it comes in further than where it has to. */
export function keepInView(zoom: Zoom, picture: Extent, stage: Extent): Zoom {
  const roomAcross = Math.max(0, (picture.width * zoom.scale - stage.width) / 2);
  const roomDown = Math.max(0, (picture.height * zoom.scale - stage.height) / 2);
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, -roomAcross, roomAcross),
    y: clamp(zoom.y, -roomDown, roomDown),
  };
}

/** Where a pinch ends up when the fingers are gone. */
export const resetSmallZoom = (zoom: Zoom): Zoom => (zoom.scale < RESET_LIMIT ? initialZoom : zoom);

/** A double click: closer, or back to the whole. */
export const toggleZoom = (zoom: Zoom, at: Point): Zoom =>
  zoom.scale > MIN_SCALE ? initialZoom : zoomAt(zoom, CLOSE_SCALE, at);

/** How far a finger has to go for the next picture, as a part of the window's width. */
const SWIPE_PART = 1 / 4;

/** Which way a swipe leads through the files; 0 for one that was too short. */
export function swipeStep(dx: number, windowWidth: number, rightToLeft: boolean): -1 | 0 | 1 {
  if (Math.abs(dx) <= windowWidth * SWIPE_PART) return 0;
  return dx < 0 === rightToLeft ? -1 : 1;
}

/** The neighbour in a circle. */
export const wrapAround = (index: number, count: number): number =>
  count === 0 ? 0 : ((index % count) + count) % count;
