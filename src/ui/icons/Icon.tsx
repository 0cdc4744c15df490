/**
 * Draws an icon of the set: joins all its shapes into one path and leaves its style to the style
 * sheet. A page shows hundreds of icons, and their parts would otherwise be half of its elements.
 */
import type { SVGProps } from 'react';
import type { IconNode } from './icons';

interface IconProps extends SVGProps<SVGSVGElement> {
  node: IconNode;
}

/** Hidden from screen readers by `aria-hidden`, unless it has a role and a name of its own. */
export function Icon({ node, className, ...rest }: IconProps) {
  const path = node.map(([shape, attributes]) => outlineOf(shape, attributes)).join('');
  return (
    <svg className={`icon ${className ?? ''}`} viewBox="0 0 24 24" {...rest}>
      <path d={path} />
    </svg>
  );
}

type Attributes = IconNode[number][1];
type Length = string | number;

const outlines: Record<string, (attributes: Attributes) => string> = {
  path: ({ d = '' }) => lineOf(String(d)),
  line: ({ x1 = 0, y1 = 0, x2 = 0, y2 = 0 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = '' }) => `M${points}`,
  polygon: ({ points = '' }) => `M${points}Z`,
  circle: ({ cx = 0, cy = 0, r = 0 }) => oval(cx, cy, r, r),
  ellipse: ({ cx = 0, cy = 0, rx = 0, ry = 0 }) => oval(cx, cy, rx, ry),
  rect: ({ x = 0, y = 0, width = 0, height = 0, rx, ry }) =>
    box([x, y, width, height, rx ?? ry ?? 0].map(Number)),
};

/** A shape type that is not handled here would silently be missing on the page. */
function outlineOf(shape: string, attributes: Attributes): string {
  const outline = outlines[shape];
  if (!outline) throw new Error(`An icon has a ${shape}`);
  return outline(attributes);
}

/** A relative first command starts at the origin, not where the previous shape ended. */
const lineOf = (commands: string): string =>
  commands.startsWith('m') ? `M0 0${commands}` : commands;

function oval(cx: Length, cy: Length, rx: Length, ry: Length): string {
  const across = 2 * Number(rx);
  const half = (direction: number) => `a${rx} ${ry} 0 1 0 ${direction * across} 0`;
  return `M${Number(cx) - Number(rx)} ${cy}${half(1)}${half(-1)}Z`;
}

function box([x = 0, y = 0, width = 0, height = 0, corner = 0]: readonly number[]): string {
  const round = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  const [long, tall] = [width - 2 * corner, height - 2 * corner];
  return (
    `M${x + corner} ${y}h${long}${round(corner, corner)}v${tall}${round(-corner, corner)}` +
    `h${-long}${round(-corner, -corner)}v${-tall}${round(corner, -corner)}Z`
  );
}
