import fc from 'fast-check';
import {
  keepInView,
  resetSmallZoom,
  swipeStep,
  toggleZoom,
  initialZoom,
  wrapAround,
  zoomAt,
} from '@/domain/statuses/pictureZoom';

const place = fc.double({ min: -500, max: 500, noNaN: true });
const point = fc.record({ x: place, y: place });
const anyZoom = fc.record({
  scale: fc.double({ min: 1, max: 10, noNaN: true }),
  x: place,
  y: place,
});

describe('a pinch', () => {
  it('MEDIA-11 never makes the picture smaller than its initial size', () => {
    fc.assert(
      fc.property(anyZoom, fc.double({ min: 0, max: 1, noNaN: true }), point, (zoom, scale, at) => {
        expect(zoomAt(zoom, scale, at).scale).toBe(1);
      }),
    );
  });

  it('MEDIA-11 that ends below 1.2 resets the zoom, others stay', () => {
    expect(resetSmallZoom({ scale: 1.19, x: 30, y: -4 })).toEqual({ scale: 1, x: 0, y: 0 });
    expect(resetSmallZoom({ scale: 1.2, x: 30, y: -4 })).toEqual({ scale: 1.2, x: 30, y: -4 });
  });

  it('keeps the point between the fingers in place', () => {
    fc.assert(
      fc.property(
        anyZoom,
        fc.double({ min: 1, max: 10, noNaN: true }),
        point,
        (zoom, scale, at) => {
          const before = { x: (at.x - zoom.x) / zoom.scale, y: (at.y - zoom.y) / zoom.scale };
          const next = zoomAt(zoom, scale, at);
          expect(next.x + before.x * next.scale).toBeCloseTo(at.x, 4);
          expect(next.y + before.y * next.scale).toBeCloseTo(at.y, 4);
        },
      ),
    );
  });

  it('has a maximum', () => {
    expect(zoomAt(initialZoom, 1_000, { x: 0, y: 0 }).scale).toBe(10);
  });
});

describe('panning', () => {
  const stage = { width: 400, height: 800 };

  it('stops at the edges of the picture, and does nothing while all of it is visible', () => {
    const picture = { width: 400, height: 300 };
    expect(keepInView({ scale: 2, x: 999, y: 50 }, picture, stage)).toEqual({
      scale: 2,
      x: 200,
      y: 0,
    });
    expect(keepInView({ scale: 4, x: -999, y: -999 }, picture, stage)).toEqual({
      scale: 4,
      x: -600,
      y: -200,
    });
  });
});

it('a double click zooms in on its position, and out again', () => {
  const closer = toggleZoom(initialZoom, { x: 100, y: -40 });
  expect(closer).toEqual({ scale: 2.5, x: -150, y: 60 });
  expect(toggleZoom(closer, { x: 0, y: 0 })).toEqual(initialZoom);
});

describe('a swipe', () => {
  it.each([
    [-101, false, 1],
    [101, false, -1],
    [100, false, 0],
    [-100, false, 0],
    [-101, true, -1],
    [101, true, 1],
  ])('by %d pixels of 400, right to left: %s, goes by %d', (dx, rightToLeft, step) => {
    expect(swipeStep(dx, 400, rightToLeft)).toBe(step);
  });
});

it.each([
  [5, 5, 0],
  [-1, 5, 4],
  [2, 5, 2],
  [0, 1, 0],
  [-1, 0, 0],
])('in a circle, %d of %d is %d', (index, count, place) => {
  expect(wrapAround(index, count)).toBe(place);
});
