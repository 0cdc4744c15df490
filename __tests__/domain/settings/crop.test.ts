/** The crop area of a picture keeps its aspect ratio and stays inside, wherever it is moved. */
import fc from 'fast-check';
import {
  CLOSEST_CROP,
  cropBox,
  cropShapes,
  moveCrop,
  wholeCrop,
  zoomCrop,
  type Crop,
} from '@/domain/settings/crop';

const picture = { width: 640, height: 480 };

it('the crop area starts as large as the picture allows, in its centre', () => {
  expect(cropBox(wholeCrop, picture, 1)).toEqual({ x: 80, y: 0, width: 480, height: 480 });
  expect(cropBox(wholeCrop, picture, 4)).toEqual({ x: 0, y: 160, width: 640, height: 160 });
});

it('the crop area moves in steps relative to its size, up to the edge', () => {
  const right = moveCrop(wholeCrop, { x: 0.1, y: 0.5 }, picture, 1);
  expect(cropBox(right, picture, 1)).toMatchObject({ x: 128, y: 0 });
  const edge = moveCrop(right, { x: 9, y: 0 }, picture, 1);
  expect(cropBox(edge, picture, 1)).toMatchObject({ x: 160, y: 0 });
});

it('the crop area zooms around its centre, up to a limit', () => {
  const closer = zoomCrop(wholeCrop, 2, picture, 1);
  expect(cropBox(closer, picture, 1)).toEqual({ x: 200, y: 120, width: 240, height: 240 });
  expect(zoomCrop(closer, 99, picture, 1).zoom).toBe(CLOSEST_CROP);
  expect(zoomCrop(closer, 0.2, picture, 1)).toEqual(wholeCrop);
});

const aspects = Object.values(cropShapes).map(({ aspect }) => aspect);
const side = fc.integer({ min: 1, max: 9_000 });
const way = fc.double({ min: -3, max: 3, noNaN: true });
const steps = fc.array(
  fc.oneof(
    fc.record({ x: way, y: way }),
    fc.record({ zoom: fc.double({ min: 0.01, max: 30, noNaN: true }) }),
  ),
);

it('the crop area never leaves the picture or changes its aspect ratio', () => {
  fc.assert(
    fc.property(side, side, fc.constantFrom(...aspects), steps, (width, height, aspect, ways) => {
      const whole = { width, height };
      const crop = ways.reduce<Crop>(
        (at, step) =>
          'zoom' in step
            ? zoomCrop(at, at.zoom * step.zoom, whole, aspect)
            : moveCrop(at, step, whole, aspect),
        wholeCrop,
      );
      const box = cropBox(crop, whole, aspect);
      const hair = width * 1e-6 + height * 1e-6;
      expect(box.x).toBeGreaterThanOrEqual(-hair);
      expect(box.y).toBeGreaterThanOrEqual(-hair);
      expect(box.x + box.width).toBeLessThanOrEqual(width + hair);
      expect(box.y + box.height).toBeLessThanOrEqual(height + hair);
      expect(box.width / box.height).toBeCloseTo(aspect, 6);
      expect(crop.zoom).toBeGreaterThanOrEqual(1);
      expect(crop.zoom).toBeLessThanOrEqual(CLOSEST_CROP);
    }),
  );
});
