/** Regions on a picture: they stay inside, and turns, edges and drags agree with one another. */
import fc from 'fast-check';
import {
  cornersOf,
  dragRegion,
  edgesOf,
  gripAt,
  keepInside,
  LEAST,
  moveRegion,
  pointOutOf,
  pointWithin,
  regionBetween,
  regionOfShape,
  turnRegion,
  wholePicture,
  withEdge,
  type Edge,
  type Region,
} from '@/domain/composer/picture/region';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anywhere = fc.double({ min: -3, max: 3, noNaN: true });
const point = fc.record({ x: share, y: share });
const region = fc.tuple(point, point).map(([one, other]) => regionBetween(one, other));

function expectInside(area: Region): void {
  const { left, top, right, bottom } = edgesOf(area);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1e-9);
  expect(Math.max(right, bottom)).toBeLessThanOrEqual(1 + 1e-9);
  expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(LEAST - 1e-9);
}

function expectSame(one: Region, other: Region): void {
  for (const key of ['x', 'y', 'width', 'height'] as const) {
    expect(one[key]).toBeCloseTo(other[key], 9);
  }
}

it('stays inside whatever is done with it', () => {
  fc.assert(
    fc.property(region, anywhere, anywhere, (area, x, y) => {
      expectInside(area);
      expectInside(moveRegion(area, { x, y }));
      expectInside(keepInside({ x, y, width: x, height: y }));
      expectInside(turnRegion(area));
      for (const edge of ['left', 'top', 'right', 'bottom'] as Edge[]) {
        expectInside(withEdge(area, edge, x));
      }
      expectInside(regionOfShape({ width: 300, height: 200 }, 0.3 + Math.abs(x), area));
    }),
  );
});

it('is the same after four quarter turns', () => {
  fc.assert(
    fc.property(region, (area) => {
      expectSame(turnRegion(turnRegion(turnRegion(turnRegion(area)))), area);
    }),
  );
});

it('turns clockwise: what is at the upper left comes to the upper right', () => {
  expectSame(turnRegion({ x: 0, y: 0, width: 0.2, height: 0.1 }), {
    x: 0.9,
    y: 0,
    width: 0.1,
    height: 0.2,
  });
});

it('has the opposite edge where it was when one edge is moved', () => {
  fc.assert(
    fc.property(region, share, (area, to) => {
      expect(edgesOf(withEdge(area, 'left', to)).right).toBeCloseTo(edgesOf(area).right, 9);
      expect(edgesOf(withEdge(area, 'bottom', to)).top).toBeCloseTo(edgesOf(area).top, 9);
    }),
  );
});

it('converts points to its own shares and back', () => {
  fc.assert(
    fc.property(region, point, (area, at) => {
      const back = pointOutOf(pointWithin(at, area), area);
      expect(back.x).toBeCloseTo(at.x, 6);
      expect(back.y).toBeCloseTo(at.y, 6);
    }),
  );
});

it('is grasped by its corners, then by its inside, and not beside it', () => {
  const area = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 };
  const reach = { x: 0.05, y: 0.05 };
  expect(gripAt(area, { x: 0.22, y: 0.18 }, reach)?.corner).toEqual({ x: 0.2, y: 0.2 });
  expect(gripAt(area, { x: 0.4, y: 0.4 }, reach)).toEqual({ corner: null });
  expect(gripAt(area, { x: 0.9, y: 0.9 }, reach)).toBeNull();
});

it('keeps the opposite corner while one is dragged, even past it', () => {
  const area = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 };
  const [first] = cornersOf(area);
  const grip = { corner: first! };
  expectSame(dragRegion(area, grip, first!, { x: 0.1, y: 0.3 }), {
    x: 0.1,
    y: 0.3,
    width: 0.5,
    height: 0.3,
  });
  expectSame(dragRegion(area, grip, first!, { x: 0.9, y: 0.8 }), {
    x: 0.6,
    y: 0.6,
    width: 0.3,
    height: 0.2,
  });
});

it('of a shape is as large as the picture allows', () => {
  const picture = { width: 400, height: 200 };
  expectSame(regionOfShape(picture, 1, wholePicture), { x: 0.25, y: 0, width: 0.5, height: 1 });
  expectSame(regionOfShape(picture, 4, wholePicture), { x: 0, y: 0.25, width: 1, height: 0.5 });
});
