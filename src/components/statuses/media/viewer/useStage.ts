/**
 * Gestures, wheel and keys on the stage: a swipe shows the next or previous file, and pictures can
 * be zoomed and panned.
 */
import { useGesture } from '@use-gesture/react';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  keepInView,
  MAX_SCALE,
  MIN_SCALE,
  resetSmallZoom,
  swipeStep,
  toggleZoom,
  initialZoom,
  zoomAt,
  type Point,
  type Zoom,
} from '@/domain/statuses/pictureZoom';
import { isRightToLeft } from '@/ui/dialog/focus';

/** Two taps within this time (milliseconds) and distance (pixels) are a double tap. */
const DOUBLE_TAP = { time: 350, distance: 32 };
/** Wheel distance in pixels that zooms by a factor of e. */
const WHEEL_WAY = 400;
const KEY_STEP = 1.5;
/** Pixels: height of the controls at the foot of players, where a drag seeks instead of swiping. */
const CONTROLS = 72;

interface StageOptions {
  stage: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  zoomable: boolean;
  /** Absent if there is only one file. */
  onStep: ((by: number) => void) | undefined;
  onClose: () => void;
}

interface StageView {
  zoom: Zoom;
  /** Distance of the current swipe, in pixels. */
  shift: number;
  /** True while fingers touch it: it follows them without a transition. */
  held: boolean;
}

const extentOf = (element: HTMLElement | null) => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});

function isOnControls(target: EventTarget | null, y: number): boolean {
  if (!(target instanceof HTMLMediaElement)) return false;
  return target instanceof HTMLAudioElement || y > target.getBoundingClientRect().bottom - CONTROLS;
}

export function useStage({ stage, content, zoomable, onStep, onClose }: StageOptions): StageView {
  const [zoom, setZoom] = useState(initialZoom);
  const [shift, setShift] = useState(0);
  const [held, setHeld] = useState(false);
  const lastTap = useRef({ time: -Infinity, x: 0, y: 0 });

  const look = (next: Zoom) =>
    setZoom(keepInView(next, extentOf(content.current), extentOf(stage.current)));
  /** Converts window pixels to pixels relative to the middle of the stage. */
  const fromMiddle = (x: number, y: number): Point => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };

  const tap = (event: Event, x: number, y: number) => {
    if (event.target === stage.current) return onClose();
    const { time, x: lastX, y: lastY } = lastTap.current;
    const near = Math.hypot(x - lastX, y - lastY) < DOUBLE_TAP.distance;
    const isDouble = near && event.timeStamp - time < DOUBLE_TAP.time;
    lastTap.current = { time: isDouble ? -Infinity : event.timeStamp, x, y };
    if (isDouble && zoomable) look(toggleZoom(zoom, fromMiddle(x, y)));
  };

  useGesture(
    {
      onDrag: ({ event, first, last, canceled, cancel, pinching, ...state }) => {
        const { tap: isTap, xy, delta, movement } = state;
        if (pinching || (first && isOnControls(event.target, xy[1]))) return cancel();
        if (isTap) return tap(event, ...xy);
        setHeld(!last);
        if (zoom.scale > MIN_SCALE) {
          look({ ...zoom, x: zoom.x + delta[0], y: zoom.y + delta[1] });
          return;
        }
        setShift(last || !onStep ? 0 : movement[0]);
        if (!last || canceled || !stage.current) return;
        const step = swipeStep(movement[0], window.innerWidth, isRightToLeft(stage.current));
        if (step !== 0) onStep?.(step);
      },
      onPinch: ({ event, last, offset, origin, memo }) => {
        if (event.cancelable) event.preventDefault();
        const from = (memo as Zoom | undefined) ?? zoom;
        const next = zoomAt(from, offset[0], fromMiddle(...origin));
        setHeld(!last);
        setShift(0);
        look(last ? resetSmallZoom(next) : next);
        return from;
      },
      onWheel: ({ event, delta, ctrlKey }) => {
        // Wheel events with the Ctrl key are touchpad pinches, which are handled as such.
        if (ctrlKey) return;
        event.preventDefault();
        const wanted = zoom.scale * Math.exp(-delta[1] / WHEEL_WAY);
        look(zoomAt(zoom, wanted, fromMiddle(event.clientX, event.clientY)));
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      drag: { filterTaps: true },
      pinch: {
        enabled: zoomable,
        from: () => [zoom.scale, 0],
        scaleBounds: { min: MIN_SCALE, max: MAX_SCALE },
      },
      wheel: { enabled: zoomable },
    },
  );

  useZoomKeys(zoomable, (by) => {
    if (by === 0) setZoom(initialZoom);
    else look(zoomAt(zoom, zoom.scale * by, { x: 0, y: 0 }));
  });
  return { zoom, shift, held };
}

/** Plus and minus zoom in and out, 0 resets the zoom. */
function useZoomKeys(active: boolean, onZoom: (by: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const factors: Record<string, number> = {
      '+': KEY_STEP,
      '=': KEY_STEP,
      '-': 1 / KEY_STEP,
      '0': 0,
    };
    const by = factors[event.key];
    if (by !== undefined) onZoom(by);
  });
  useEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
