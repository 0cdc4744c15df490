/**
 * Converts the outlines of an SVG path to polygons: curves and arcs become many short straight
 * lines.
 */

export type Point = readonly [x: number, y: number];

/** The number of straight lines for one curve. */
const STEPS = 24;

const lengths: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, a: 7, z: 0 };

/** One polygon for each closed outline. */
export function outlines(path: string): Point[][] {
  const found: Point[][] = [];
  let here: Point = [0, 0];
  let line: Point[] = [];
  const go = (...points: Point[]) => {
    line.push(...points);
    here = points.at(-1) ?? here;
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const size = lengths[kind];
    if (size === undefined) throw new Error(`The path holds "${command}", which is not read`);
    const numbers = [...rest.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    if (kind === 'm') {
      line = [];
      found.push(line);
    }
    if (kind === 'z') here = line[0] ?? here;
    for (let at = 0; at < numbers.length; at += size) {
      const values = numbers.slice(at, at + size);
      go(...stroke(kind, values, here, command === kind ? here : [0, 0]));
    }
  }
  return found;
}

/** The corners that a command adds. Relative coordinates are based on `from`. */
function stroke(kind: string, values: readonly number[], here: Point, from: Point): Point[] {
  const n = (index: number): number => values[index] ?? 0;
  const point = (index: number): Point => [from[0] + n(index), from[1] + n(index + 1)];
  if (kind === 'h') return [[from[0] + n(0), here[1]]];
  if (kind === 'v') return [[here[0], from[1] + n(0)]];
  if (kind === 'c') return curve(here, point(0), point(2), point(4));
  if (kind === 'a') return halfCircle(here, point(5), n(4) === 1);
  return [point(0)];
}

const steps = (at: (share: number) => Point): Point[] =>
  Array.from({ length: STEPS }, (_, step) => at((step + 1) / STEPS));

function curve(a: Point, b: Point, c: Point, d: Point): Point[] {
  const along = (axis: 0 | 1, share: number): number => {
    const rest = 1 - share;
    return (
      a[axis] * rest ** 3 +
      3 * b[axis] * rest ** 2 * share +
      3 * c[axis] * rest * share ** 2 +
      d[axis] * share ** 3
    );
  };
  return steps((share) => [along(0, share), along(1, share)]);
}

/** Supports only arcs between two opposite points of a circle. */
function halfCircle(from: Point, to: Point, clockwise: boolean): Point[] {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [x, y] = [from[0] - middle[0], from[1] - middle[1]];
  return steps((share) => {
    const angle = (clockwise ? 1 : -1) * Math.PI * share;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos];
  });
}
