/** Handles pointer, touch, wheel and keys for the crop area. */
import { useGesture } from '@use-gesture/react';
import { useState, type KeyboardEvent, type RefObject } from 'react';
import { CLOSEST_CROP, moveCrop, wholeCrop, zoomCrop, type Crop } from '@/domain/settings/crop';
import type { Extent } from '@/domain/statuses/pictureZoom';

/** A fraction of the area's width or height; less with Shift. */
const KEY_WAY = 0.1;
const FINE_WAY = 0.01;
const KEY_ZOOM = 1.1;
/** Wheel pixels that zoom by the factor e. */
const WHEEL_WAY = 400;

const arrows: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const zooms: Record<string, number | undefined> = {
  '+': KEY_ZOOM,
  '=': KEY_ZOOM,
  PageUp: KEY_ZOOM,
  '-': 1 / KEY_ZOOM,
  PageDown: 1 / KEY_ZOOM,
};

export function useCrop(stage: RefObject<HTMLElement | null>, picture: Extent, aspect: number) {
  const [crop, setCrop] = useState<Crop>(wholeCrop);
  const zoom = (wanted: number) => setCrop(zoomCrop(crop, wanted, picture, aspect));
  const move = (x: number, y: number) => setCrop(moveCrop(crop, { x, y }, picture, aspect));

  useGesture(
    {
      onDrag: ({ delta: [dx, dy], pinching }) => {
        const box = stage.current?.getBoundingClientRect();
        // The picture follows the finger, so the area moves the other way.
        if (box && !pinching) move(-dx / (box.width || 1), -dy / (box.height || 1));
      },
      onPinch: ({ offset: [scale] }) => zoom(scale),
      onWheel: ({ event, delta: [, dy], ctrlKey }) => {
        // A touchpad pinch arrives as wheel events with Ctrl, and also as a pinch gesture.
        if (ctrlKey) return;
        event.preventDefault();
        zoom(crop.zoom * Math.exp(-dy / WHEEL_WAY));
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      // The arrow keys have another meaning here.
      drag: { pointer: { keys: false } },
      pinch: { from: () => [crop.zoom, 0], scaleBounds: { min: 1, max: CLOSEST_CROP } },
    },
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = arrows[event.key];
    const factor = zooms[event.key];
    const step = event.shiftKey ? FINE_WAY : KEY_WAY;
    if (way) move(way.x * step, way.y * step);
    else if (factor !== undefined) zoom(crop.zoom * factor);
    else if (event.key === '0') setCrop(wholeCrop);
    else return;
    event.preventDefault();
  };
  return { crop, zoom, onKeyDown };
}
