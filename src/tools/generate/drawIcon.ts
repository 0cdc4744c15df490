/**
 * Draws the logo as an icon: the outline of `logo.svg` in one colour on a background of another.
 */
import { createCanvas, mix, paint, type Canvas, type Colour } from '@/demo/pictures/canvas';
import { fallbackForm } from '@/domain/settings/theme/themeForms';
import { outlines, type Point } from './outline';

interface Shape {
  size: number;
  /** The share of the icon's width that the drawing takes. */
  share: number;
}

/** Sampled lines per pixel. */
const FINENESS = 4;

const [, , panel, , accent] = fallbackForm;

const colourOf = (hex: string): Colour => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** `svg`: a drawing with a single path. */
export function drawIcon(svg: string, { size, share }: Shape): Canvas {
  const [left = 0, top = 0, side = size] = valueOf(svg, 'viewBox').split(' ').map(Number);
  const scale = (size * share) / side;
  const margin = (size * (1 - share)) / 2;
  const place = ([x, y]: Point): Point => [(x - left) * scale + margin, (y - top) * scale + margin];
  const shapes = outlines(valueOf(svg, ' d')).map((points) => points.map(place));
  const covered = coverage(shapes, size);
  const canvas = createCanvas(size, size);
  const [ground, ink] = [colourOf(panel), colourOf(accent)];
  paint(canvas, (x, y) => mix(ground, ink, covered[y * size + x] ?? 0));
  return canvas;
}

function valueOf(svg: string, attribute: string): string {
  const value = new RegExp(`${attribute}="([^"]+)"`).exec(svg)?.[1];
  if (value === undefined) throw new Error(`The drawing has no${attribute}`);
  return value;
}

/** The covered share of each pixel; outlines within outlines are holes. */
function coverage(shapes: readonly (readonly Point[])[], size: number): Float64Array {
  const covered = new Float64Array(size * size);
  for (let line = 0; line < size * FINENESS; line += 1) {
    const y = (line + 0.5) / FINENESS;
    const crossings = shapes.flatMap((points) => crossingsAt(points, y)).sort((a, b) => a - b);
    const row = Math.floor(line / FINENESS) * size;
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      fill(covered, { row, from: crossings[at] ?? 0, to: crossings[at + 1] ?? 0, size });
    }
  }
  return covered;
}

function crossingsAt(points: readonly Point[], y: number): number[] {
  return points.flatMap((start, at) => {
    const end = points[(at + 1) % points.length] ?? start;
    if (start[1] <= y === end[1] <= y) return [];
    return [start[0] + ((y - start[1]) / (end[1] - start[1])) * (end[0] - start[0])];
  });
}

interface Stretch {
  row: number;
  from: number;
  to: number;
  size: number;
}

function fill(covered: Float64Array, { row, from, to, size }: Stretch): void {
  const [first, last] = [Math.max(0, Math.floor(from)), Math.min(size - 1, Math.floor(to))];
  for (let x = first; x <= last; x += 1) {
    const width = Math.min(to, x + 1) - Math.max(from, x);
    covered[row + x] = (covered[row + x] ?? 0) + Math.max(0, width) / FINENESS;
  }
}
