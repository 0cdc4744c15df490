/** Handles pointer and keys on the stage: the focal point, the frame that is kept, and covers. */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { isWhole, type PictureEdits } from '@/domain/composer/picture/pictureEdits';
import {
  dragRegion,
  gripAt,
  LEAST,
  moveRegion,
  pointOutOf,
  regionBetween,
  type Grip,
  type Region,
} from '@/domain/composer/picture/region';
import type { Point } from '@/domain/statuses/pictureZoom';
import type { PictureEditing } from './usePictureEdits';

/** Pixels around a corner that grasp it. */
const REACH = 16;
/** Shares of the picture; less with Shift. */
const KEY_WAY = 0.05;
const FINE_WAY = 0.01;

const arrows: Record<string, Point | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Drag {
  from: Point;
  /** The dragged one, as it was; null while a new one is drawn. */
  start: { region: Region; grip: Grip } | null;
  /** The index of a cover. */
  at: number;
  by: string;
}

interface Stage {
  editing: PictureEditing;
  /** The part of the turned picture that is on the stage. */
  view: Region;
  /** The focal point within what is kept. */
  point: Point;
  onPoint: (point: Point) => void;
}

export function useStage({ editing, view, point, onPoint }: Stage) {
  const drag = useRef<Drag | null>(null);
  const drags = useRef(0);
  const { edits, tool, selected } = editing;

  const startOf = (at: Point, reach: Point): Omit<Drag, 'from' | 'by'> => {
    if (tool === 'crop') {
      const grip = gripAt(edits.crop, at, reach);
      // The whole picture cannot be moved, so a drag in it draws a smaller frame.
      if (grip && !grip.corner && isWhole(edits.crop)) return { start: null, at: 0 };
      return { start: grip && { region: edits.crop, grip }, at: 0 };
    }
    return graspedCover(edits, selected, at, reach) ?? { start: null, at: edits.covers.length };
  };
  const set = (at: number, region: Region, by: string) => {
    if (tool === 'crop') editing.crop(region, by);
    else editing.cover(at, region, by);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || tool === null) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const inside = pointIn(event);
    if (tool === 'focus') return onPoint(inside);
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const reach = {
      x: (REACH / (width || 1)) * view.width,
      y: (REACH / (height || 1)) * view.height,
    };
    const from = pointOutOf(inside, view);
    drags.current += 1;
    drag.current = { from, by: `drag ${String(drags.current)}`, ...startOf(from, reach) };
    if (tool === 'cover' && drag.current.start) editing.select(drag.current.at);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const inside = pointIn(event);
    if (tool === 'focus') return onPoint(inside);
    if (!drag.current) return;
    const { from, start, at, by } = drag.current;
    const to = pointOutOf(inside, view);
    if (start) set(at, dragRegion(start.region, start.grip, from, to), by);
    // A press alone draws nothing.
    else if (Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) >= LEAST) {
      set(at, regionBetween(from, to), by);
    }
  };
  const onPointerUp = () => {
    drag.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const step = event.shiftKey ? FINE_WAY : KEY_WAY;
    const by = way && { x: way.x * step, y: way.y * step };
    const cover = edits.covers[selected];
    if (by && tool === 'focus') onPoint(within({ x: point.x + by.x, y: point.y + by.y }));
    else if (by && tool === 'crop') editing.crop(moveRegion(edits.crop, by), 'keys');
    else if (by && cover) editing.cover(selected, moveRegion(cover, by), 'keys');
    else if (tool === 'cover' && cover && (event.key === 'Delete' || event.key === 'Backspace')) {
      editing.uncover(selected);
    } else return;
    event.preventDefault();
  };
  return { onPointerDown, onPointerMove, onPointerUp, onKeyDown };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
const within = ({ x, y }: Point): Point => ({ x: clamp(x), y: clamp(y) });

function pointIn({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return within({ x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) });
}

/** The selected one first, then those on top. */
function graspedCover({ covers }: PictureEdits, selected: number, at: Point, reach: Point) {
  const order = [selected, ...[...covers.keys()].reverse()];
  for (const index of order) {
    const region = covers[index];
    const grip = region && gripAt(region, at, reach);
    if (region && grip) return { start: { region, grip }, at: index };
  }
  return null;
}
