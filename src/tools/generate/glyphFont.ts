/**
 * Makes letters of the glyphs that stand beside counts: of each drawing in `glyphs.svg`, what its
 * pen covers becomes the outline of one letter. A letter costs a browser far less to paint than a
 * picture, and takes the colour of the text.
 */
import {
  EndType,
  FillRule,
  inflatePathsD,
  JoinType,
  ramerDouglasPeuckerPathsD,
  unionD,
  type PathsD,
} from 'clipper2-ts';
import svg2ttf from 'svg2ttf';
import svgpath from 'svgpath';
import { compress } from 'wawoff2';
import { glyphLetters } from './glyphLetters';
import { outlines } from './outline';

/** The side of a drawing, and what it is in the units of the font. */
const SIDE = 24;
const UNITS = 960;
/** Half of the pen's width, and how far a corner may be moved so that there are fewer. */
const PEN = UNITS / SIDE;
const TOLERANCE = PEN / 60;

export interface Drawing {
  name: string;
  path: string;
  filled: boolean;
}

/** The drawings in their order. */
export const drawingsIn = (svg: string): Drawing[] =>
  [...svg.matchAll(/<path id="([\w-]+)"([^>]*) d="([^"]+)"/g)].map(
    ([, name = '', look = '', path = '']) => ({ name, path, filled: look.includes('fill=') }),
  );

export async function glyphFont(svg: string): Promise<Uint8Array> {
  const letters = drawingsIn(svg).flatMap((drawing) =>
    (glyphLetters[drawing.name] ?? []).map(({ letter, mirrored }) =>
      letterOf(letter, inkOf(drawing), mirrored),
    ),
  );
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
<font id="linnet-glyphs" horiz-adv-x="${String(UNITS)}">
<font-face font-family="Linnet glyphs" units-per-em="${String(UNITS)}" ascent="${String(UNITS)}" descent="0"/>
<missing-glyph/>
${letters.join('\n')}
</font></defs></svg>`;
  const { buffer } = svg2ttf(font, { ts: 0, version: '1.0' });
  return compress(Uint8Array.from(buffer));
}

/** What the pen covers on its way, and what lies within where that is filled. */
export function inkOf({ path, filled }: Drawing): PathsD {
  const ink = strokesOf(path).flatMap(({ points, closed }) => {
    const end = closed ? EndType.Joined : EndType.Round;
    return inflatePathsD([points], PEN, JoinType.Round, filled ? EndType.Polygon : end);
  });
  return ramerDouglasPeuckerPathsD(unionD(ink, FillRule.NonZero), TOLERANCE);
}

interface Stroke {
  points: PathsD[number];
  closed: boolean;
}

/** In the units of the font, where upwards is more. */
function strokesOf(path: string): Stroke[] {
  return svgpath(path)
    .abs()
    .unshort()
    .unarc()
    .scale(UNITS / SIDE)
    .round(4)
    .toString()
    .split(/(?=M)/)
    .map((part) => ({
      closed: /z/i.test(part),
      points: (outlines(part)[0] ?? []).map(([x, y]) => ({ x, y: UNITS - y })),
    }))
    .filter(({ points }) => points.length > 1);
}

function letterOf(letter: string, ink: PathsD, mirrored: boolean): string {
  const path = ink.map((corners) => {
    const places = corners.map(
      ({ x, y }) => `${String(Math.round(mirrored ? UNITS - x : x))} ${String(Math.round(y))}`,
    );
    return `M${places.join('L')}Z`;
  });
  return `<glyph unicode="${letter}" d="${path.join('')}"/>`;
}
