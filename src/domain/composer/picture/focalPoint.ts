/** The point of a picture that stays in sight wherever only a part of it is shown. */
import type { Extent, Point } from '@/domain/statuses/pictureZoom';
import type { MediaFocus } from '@/domain/statuses/status';
import type { ServerFamily } from '@/domain/session/instance';
import type { Region } from './region';

/** The Pleroma family ignores it, and others do not say. */
export const takesFocalPoints = (family: ServerFamily): boolean =>
  family === 'mastodon' || family === 'gotosocial';

/** The boxes of cards in which a picture may be cut off. */
export const cardShapes = [
  { name: '16:9', aspect: 16 / 9 },
  { name: '1:1', aspect: 1 },
  { name: '4:3', aspect: 4 / 3 },
] as const;

const HUNDREDTHS = 100;
const ROUNDING = 0.006;
const rounded = (value: number): number => Math.round(value * HUNDREDTHS) / HUNDREDTHS + 0;

/** Shares from the left and the top. */
export const pointOfFocus = (focus: MediaFocus | null | undefined): Point =>
  focus ? { x: (focus.x + 1) / 2, y: (1 - focus.y) / 2 } : { x: 0.5, y: 0.5 };

/** Servers count from the middle, and upwards. */
export const focusOfPoint = ({ x, y }: Point): MediaFocus => ({
  x: rounded(x * 2 - 1),
  y: rounded(1 - y * 2),
});

/** Servers round; none is the middle. */
export const isSameFocus = (one: MediaFocus, other: MediaFocus | undefined): boolean =>
  Math.abs(one.x - (other?.x ?? 0)) < ROUNDING && Math.abs(one.y - (other?.y ?? 0)) < ROUNDING;

/** In the form that servers take. */
export const focusText = ({ x, y }: MediaFocus): string => `${String(x)},${String(y)}`;

/** Returns the part that a box of this shape shows: it is filled, and cut off around the point. */
export function partShown(picture: Extent, aspect: number, point: Point): Region {
  const own = picture.width / picture.height;
  const width = Math.min(1, aspect / own);
  const height = Math.min(1, own / aspect);
  return { x: (1 - width) * point.x, y: (1 - height) * point.y, width, height };
}
