/** The icons of the installed app show the logo in all sizes that the manifest names. */
import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { areaPathsD } from 'clipper2-ts';
import { encodePng } from '@/demo/pictures/png';
import { drawIcon } from '@/tools/generate/drawIcon';
import { drawingsIn, glyphFont, inkOf as inkOfGlyph } from '@/tools/generate/glyphFont';
import { glyphLetters } from '@/tools/generate/glyphLetters';
import { iconFiles } from '@/tools/generate/iconFiles';
import { outlines } from '@/tools/generate/outline';
import { inProject } from '@/tools/project';

const logo = readFileSync(inProject('static/logo.svg'), 'utf8');
const inkOf = (size: number, share: number) => {
  const { pixels } = drawIcon(logo, { size, share });
  const ground = pixels.slice(0, 3).join();
  const places = Array.from({ length: size * size }, (_, at) => at);
  return places.filter((at) => pixels.slice(3 * at, 3 * at + 3).join() !== ground);
};

/** Decodes the pixels of a PNG, whatever its filters are. */
function pixelsIn(png: Uint8Array): { header: string; rows: string } {
  const bytes = Buffer.from(png);
  const parts: Record<string, Buffer> = {};
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    parts[bytes.toString('latin1', at + 4, at + 8)] = bytes.subarray(at + 8, at + 8 + length);
    at += length + 12;
  }
  const rows = inflateSync(parts.IDAT ?? Buffer.alloc(0)).toString('base64');
  return { header: parts.IHDR?.toString('hex') ?? '', rows };
}

describe('the icon files', () => {
  it.each(Object.entries(iconFiles))(
    'contain %s as drawn from the logo (run npm run icons)',
    (name, shape) => {
      const file = readFileSync(inProject('static/icons', name));
      expect(pixelsIn(file)).toEqual(pixelsIn(encodePng(drawIcon(logo, shape))));
    },
  );
});

describe('the glyphs of the icon font', () => {
  const svg = readFileSync(inProject('src/ui/icons/glyphs.svg'), 'utf8');

  it('are in a font made from their drawings (run npm run icons)', async () => {
    const font = await glyphFont(svg);
    const file = readFileSync(inProject('src/ui/icons/glyphs.woff2'));
    expect(Buffer.from(font).equals(file)).toBe(true);
  });

  it('have one letter each', () => {
    const letters = drawingsIn(svg).map(({ name }) => glyphLetters[name]?.map((one) => one.letter));
    expect(letters).not.toContain(undefined);
    expect(letters.flat()).toHaveLength(new Set(letters.flat()).size);
    expect(drawingsIn(svg).map(({ name }) => name)).toEqual(Object.keys(glyphLetters));
  });

  it("have the pen's thickness, with round ends, and are solid where they are filled", () => {
    const areaOf = (path: string, filled = false) =>
      areaPathsD(inkOfGlyph({ name: '', path, filled })) / 40 ** 2;
    expect(areaOf('M4 12h10')).toBeCloseTo(20 + Math.PI, 0);
    expect(areaOf('M4 4h16v16h-16z')).toBeCloseTo(18 ** 2 - 14 ** 2 - 4 + Math.PI, 0);
    expect(areaOf('M4 4h16v16h-16z', true)).toBeCloseTo(18 ** 2 - 4 + Math.PI, 0);
  });
});

describe('the drawing of the logo', () => {
  it('keeps clear of the area that systems may crop', () => {
    const { size, share } = iconFiles['maskable-512.png'];
    const middle = size / 2;
    const furthest = inkOf(size, share).map((at) =>
      Math.hypot((at % size) - middle, Math.floor(at / size) - middle),
    );
    expect(Math.max(...furthest)).toBeLessThanOrEqual(0.4 * size);
  });

  it('is not empty, and has holes where the logo has them', () => {
    const ink = new Set(inkOf(64, 1));
    const at = (x: number, y: number) => ink.has(y * 64 + x);
    expect([at(40, 30), at(45, 21), at(2, 2)]).toEqual([true, false, false]);
  });

  it('consists of lines, curves and half circles', () => {
    expect(outlines('M1 1h2v2l-2 0z')).toEqual([
      [
        [1, 1],
        [3, 1],
        [3, 3],
        [1, 3],
      ],
    ]);
    const [round = []] = outlines('M0 0a1 1 0 1 1 0 2z');
    expect(Math.max(...round.map(([x]) => x))).toBeCloseTo(1);
    const [curved = []] = outlines('M0 0C0 2 4 2 4 0z');
    expect(Math.max(...curved.map(([, y]) => y))).toBeCloseTo(1.5);
    expect(() => outlines('M0 0Q1 1 2 2')).toThrow('"Q"');
  });
});
