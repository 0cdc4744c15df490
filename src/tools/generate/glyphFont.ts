/**
 * Makes a font of the glyphs shown beside counts: the stroke of each drawing in `glyphs.svg`
 * becomes the outline of one letter. Browsers paint a letter much faster than a picture, and it
 * takes the colour of the text.
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

/** The side of a drawing, and the same length in units of the font. */
const SIDE = 24;
const UNITS = 960;
/** Half of the stroke width, and the distance by which outlines may be simplified. */
const PEN = UNITS / SIDE;
const TOLERANCE = PEN / 60;

interface Drawing {
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

/** The area that the stroke covers, including the inside of filled drawings. */
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

/** The lines in units of the font, whose y axis points up. */
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
