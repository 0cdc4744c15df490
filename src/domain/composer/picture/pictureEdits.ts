/**
 * Changes of a picture before it is sent: quarter turns, one part that is kept, and regions that are
 * painted over. Regions are those of the turned picture. Nothing is drawn here.
 */
import type { Extent, Point } from '@/domain/statuses/pictureZoom';
import {
  pointOutOf,
  pointWithin,
  turnPoint,
  turnRegion,
  wholePicture,
  type Region,
} from './region';

export interface PictureEdits {
  /** Quarters, clockwise, from 0 to 3. */
  turns: number;
  /** The part that is kept. */
  crop: Region;
  /** Painted over. */
  covers: Region[];
}

/** Part of a pixel: what is drawn smaller mixes neighbours. */
const HAIR = 0.5;

export const noEdits: PictureEdits = { turns: 0, crop: wholePicture, covers: [] };

export const isWhole = ({ width, height }: Region): boolean => width === 1 && height === 1;

export const isEdited = ({ turns, crop, covers }: PictureEdits): boolean =>
  turns !== 0 || !isWhole(crop) || covers.length > 0;

/** Turns everything by quarters; a negative number turns it back. */
export function turnEdits(edits: PictureEdits, quarters: number): PictureEdits {
  let { turns, crop, covers } = edits;
  for (let turned = 0; turned < ((quarters % 4) + 4) % 4; turned += 1) {
    turns = (turns + 1) % 4;
    crop = turnRegion(crop);
    covers = covers.map(turnRegion);
  }
  return { turns, crop, covers };
}

/** Returns the size of the picture after its turns. */
export const turnedSize = ({ width, height }: Extent, turns: number): Extent =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** Returns the size of what is kept. */
export function editedSize(picture: Extent, { turns, crop }: PictureEdits): Extent {
  const { width, height } = turnedSize(picture, turns);
  return {
    width: Math.max(1, Math.round(width * crop.width)),
    height: Math.max(1, Math.round(height * crop.height)),
  };
}

function turnedPoint(point: Point, turns: number): Point {
  let turned = point;
  for (let turn = 0; turn < turns; turn += 1) turned = turnPoint(turned);
  return turned;
}

const inside = (value: number): number => Math.min(1, Math.max(0, value));

/** Returns where a point of the picture lies in what is kept, or the nearest place in it. */
export function pointAfter(point: Point, { turns, crop }: PictureEdits): Point {
  const { x, y } = pointWithin(turnedPoint(point, turns), crop);
  return { x: inside(x), y: inside(y) };
}

/** The reverse: returns which point of the picture it is. */
export const pointBefore = (point: Point, { turns, crop }: PictureEdits): Point =>
  turnedPoint(pointOutOf(point, crop), (4 - turns) % 4);

/** Returns the whole pixels of what is kept that a cover touches, so that not even edges remain. */
export function coveredPixels(cover: Region, crop: Region, { width, height }: Extent) {
  const start = pointWithin(cover, crop);
  const end = pointWithin({ x: cover.x + cover.width, y: cover.y + cover.height }, crop);
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    left: within(Math.floor(start.x * width - HAIR), width),
    top: within(Math.floor(start.y * height - HAIR), height),
    right: within(Math.ceil(end.x * width + HAIR), width),
    bottom: within(Math.ceil(end.y * height + HAIR), height),
  };
}

interface Step {
  edits: PictureEdits;
  /** The control that made it: what it does in a row is one step. */
  by: string;
}

/** The states of a picture, the first one first. */
export type EditHistory = readonly Step[];

export const newHistory: EditHistory = [];

export const lastEdits = (history: EditHistory): PictureEdits => history.at(-1)?.edits ?? noEdits;

export function addEdits(history: EditHistory, edits: PictureEdits, by: string): EditHistory {
  const before = history.at(-1)?.by === by ? history.slice(0, -1) : history;
  return [...before, { edits, by }];
}

export const undoEdits = (history: EditHistory): EditHistory => history.slice(0, -1);
