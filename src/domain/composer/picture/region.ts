/**
 * Rectangles on a picture, in shares of its width and height, so that they hold at any size. Input
 * handling is separate.
 */
import type { Extent, Point } from '@/domain/statuses/pictureZoom';

export interface Region extends Point, Extent {}

export type Edge = 'left' | 'top' | 'right' | 'bottom';

export const wholePicture: Region = { x: 0, y: 0, width: 1, height: 1 };

/** The least width and height, so that a region can still be seen and grasped. */
export const LEAST = 0.02;

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

export function keepInside({ x, y, width, height }: Region): Region {
  const across = clamp(width, LEAST, 1);
  const down = clamp(height, LEAST, 1);
  return { x: clamp(x, 0, 1 - across), y: clamp(y, 0, 1 - down), width: across, height: down };
}

export const moveRegion = (region: Region, by: Point): Region =>
  keepInside({ ...region, x: region.x + by.x, y: region.y + by.y });

/** Returns the region between two points. */
export function regionBetween(one: Point, other: Point): Region {
  const [left = 0, right = 0] = [one.x, other.x].map((x) => clamp(x, 0, 1)).sort((a, b) => a - b);
  const [top = 0, bottom = 0] = [one.y, other.y].map((y) => clamp(y, 0, 1)).sort((a, b) => a - b);
  return keepInside({ x: left, y: top, width: right - left, height: bottom - top });
}

export const edgesOf = ({ x, y, width, height }: Region): Record<Edge, number> => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

/** Moves one edge; the opposite one stays. */
export function withEdge(region: Region, edge: Edge, to: number): Region {
  const { left, top, right, bottom } = edgesOf(region);
  const near = (opposite: number) => clamp(to, 0, Math.max(0, opposite - LEAST));
  const far = (opposite: number) => clamp(to, Math.min(1, opposite + LEAST), 1);
  switch (edge) {
    case 'left':
      return { ...region, x: near(right), width: right - near(right) };
    case 'top':
      return { ...region, y: near(bottom), height: bottom - near(bottom) };
    case 'right':
      return { ...region, width: far(left) - left };
    case 'bottom':
      return { ...region, height: far(top) - top };
  }
}

/** Turns the picture clockwise by a quarter, and the region with it. */
export const turnRegion = ({ x, y, width, height }: Region): Region => ({
  x: Math.max(0, 1 - y - height),
  y: x,
  width: height,
  height: width,
});

export const turnPoint = ({ x, y }: Point): Point => ({ x: 1 - y, y: x });

/** Converts a point of the whole picture to one of a region, where 0 to 1 is inside. */
export const pointWithin = ({ x, y }: Point, region: Region): Point => ({
  x: (x - region.x) / region.width,
  y: (y - region.y) / region.height,
});

export const pointOutOf = ({ x, y }: Point, region: Region): Point => ({
  x: region.x + x * region.width,
  y: region.y + y * region.height,
});

export const middleOf = ({ x, y, width, height }: Region): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Returns the largest region of an aspect ratio around the middle of another one. */
export function regionOfShape(picture: Extent, aspect: number, around: Region): Region {
  const width = Math.min(1, (aspect * picture.height) / picture.width);
  const height = Math.min(1, picture.width / aspect / picture.height);
  const { x, y } = middleOf(around);
  return keepInside({ x: x - width / 2, y: y - height / 2, width, height });
}

export interface Grip {
  /** Null for the inside, by which the region is moved. */
  corner: Point | null;
}

/** Returns by what a point grasps a region; null beside it. `reach` is the size of a corner. */
export function gripAt(region: Region, at: Point, reach: Point): Grip | null {
  const { left, top, right, bottom } = edgesOf(region);
  for (const corner of cornersOf(region)) {
    if (Math.abs(at.x - corner.x) <= reach.x && Math.abs(at.y - corner.y) <= reach.y) {
      return { corner };
    }
  }
  const isInside = at.x >= left && at.x <= right && at.y >= top && at.y <= bottom;
  return isInside ? { corner: null } : null;
}

export function cornersOf(region: Region): Point[] {
  const { left, top, right, bottom } = edgesOf(region);
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
}

/** Drags a region by a grip: a corner follows the pointer, and the opposite one stays. */
export function dragRegion(region: Region, { corner }: Grip, from: Point, to: Point): Region {
  if (!corner) return moveRegion(region, { x: to.x - from.x, y: to.y - from.y });
  const middle = middleOf(region);
  const opposite = { x: 2 * middle.x - corner.x, y: 2 * middle.y - corner.y };
  return regionBetween(opposite, to);
}
