/**
 * Draws the pictures of the world: landscapes for posts and headers, geometric avatars for people.
 */
import { createRandom } from '../state/random';
import type { Canvas, Colour } from './canvas';
import { createCanvas, hsl, mix, paint, paintRows } from './canvas';

// Taken out of the global object once: there are a million pixels, and looking up globals is slow
// inside of jest.
const { abs, floor, hypot, sin, sqrt } = Math;

const DUSK: Colour = [20, 25, 30];
const SUN: Colour = [255, 244, 214];
const GLOW: Colour = [255, 240, 200];

/** Hills under a sky with a sun, different for every seed. */
export function landscape(seed: number, width: number, height: number): Canvas {
  const random = createRandom(seed);
  const hue = random.between(0, 359);
  const top = hsl(hue, 0.55, 0.32);
  const bottom = hsl(hue + 40, 0.7, 0.78);
  const sun = {
    x: width * (0.2 + random.next() * 0.6),
    y: height * (0.2 + random.next() * 0.3),
    radius: height * (0.05 + random.next() * 0.07),
  };
  const hills = [0.55, 0.68, 0.82].map((level, index) => ({
    level: height * (level + (random.next() - 0.5) * 0.06),
    swing: height * (0.05 + random.next() * 0.07),
    length: width / (1.5 + random.next() * 3),
    shift: random.next() * 10,
    colour: hsl(hue + 100 + index * 12, 0.3, 0.42 - index * 0.11),
  }));
  // The nearest first; its edge is computed once per column instead of once per pixel.
  const ridges = hills.toReversed().map(({ colour, level, swing, length, shift }) => ({
    colour,
    edges: Float64Array.from(
      { length: width },
      (_, x) =>
        level + swing * sin(x / length + shift) + swing * 0.4 * sin((x / length) * 2.7 + shift * 3),
    ),
  }));
  const canvas = createCanvas(width, height);
  paintRows(canvas, (y, put) => {
    const sky = mix(top, bottom, y / (height * 0.7));
    pixels: for (let x = 0; x < width; x += 1) {
      for (const { colour, edges } of ridges) {
        const edge = edges[x] ?? height;
        if (y <= edge) continue;
        put(colour, DUSK, (y - edge) / height);
        continue pixels;
      }
      const distance = sqrt((x - sun.x) * (x - sun.x) + (y - sun.y) * (y - sun.y));
      if (distance < sun.radius) put(SUN, SUN, 0);
      else put(GLOW, sky, 0.35 + distance / (height * 0.9));
    }
  });
  return canvas;
}

/** A mirrored pattern of five by five, used as an avatar. */
export function face(seed: number, size: number): Canvas {
  const random = createRandom(seed);
  const hue = random.between(0, 359);
  const ground = hsl(hue, 0.35, 0.88);
  const shade: Colour[] = [hsl(hue + 150, 0.55, 0.4), hsl(hue + 190, 0.6, 0.55)];
  const cells = Array.from({ length: 15 }, () => (random.chance(0.55) ? random.between(0, 1) : -1));
  const canvas = createCanvas(size, size);
  const cell = size / 6;
  paint(canvas, (x, y) => {
    const column = floor((x - cell / 2) / cell);
    const row = floor((y - cell / 2) / cell);
    if (column < 0 || row < 0 || column > 4 || row > 4 || x < cell / 2 || y < cell / 2) {
      return ground;
    }
    const mirrored = column > 2 ? 4 - column : column;
    return shade[cells[row * 3 + mirrored] ?? -1] ?? ground;
  });
  return canvas;
}

/**
 * A round sign on a transparent ground, for custom emoji; `wide` ones are three times as wide as
 * high.
 */
export function sign(seed: number, height: number, wide = false): Canvas {
  const random = createRandom(seed);
  const width = wide ? height * 3 : height;
  const canvas = createCanvas(width, height, 4);
  const hue = random.between(0, 359);
  const rim = hsl(hue, 0.7, 0.4);
  const fill = hsl(hue, 0.8, 0.62);
  paint(canvas, (x, y) => {
    const distance = hypot((x - width / 2) / (width / 2), (y - height / 2) / (height / 2));
    if (distance > 0.98) return null;
    if (distance > 0.82) return rim;
    const eye = hypot(abs(x - width / 2) - width * 0.18, y - height * 0.4);
    const mouth = abs(hypot(x - width / 2, y - height * 0.5) - height * 0.24);
    return eye < height * 0.07 || (mouth < height * 0.04 && y > height * 0.55) ? rim : fill;
  });
  return canvas;
}
