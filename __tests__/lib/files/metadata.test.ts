/**
 * Notes in pictures: sizes are read from headers, and places, devices and comments are taken out while
 * the picture itself stays byte by byte.
 */
import fc from 'fast-check';
import { createCanvas } from '@/demo/pictures/canvas';
import { encodePng } from '@/demo/pictures/png';
import { orientationAlone, readExif } from '@/lib/files/exif';
import { readPictureHeader } from '@/lib/files/pictureHeader';
import { withoutMetadata } from '@/lib/files/withoutMetadata';

const letters = (text: string) => [...Buffer.from(text, 'latin1')];
const two = (value: number) => [value >> 8, value & 0xff];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];
const little = (value: number) => four(value).reverse();
const bytes = (...parts: (number | number[])[]) => Uint8Array.from(parts.flat());
const includes = (where: Uint8Array, text: string) =>
  Buffer.from(where).includes(text, 0, 'latin1');

/** A TIFF block with an orientation, a camera and, if wanted, a place. */
function tiff({ orientation = 1, located = false } = {}): number[] {
  const entries = [
    [...two(0x0112), ...two(3), ...four(1), ...two(orientation), 0, 0],
    ...(located ? [[...two(0x8825), ...two(4), ...four(1), ...four(38)]] : []),
  ];
  const main = [...two(entries.length), ...entries.flat(), ...four(0)];
  const places = [...two(1), ...two(2), ...two(5), ...four(3), ...four(60), ...four(0)];
  return [
    ...letters('MM\0*'),
    ...four(8),
    ...main,
    ...(located ? places : []),
    ...letters('Camera 12'),
  ];
}

const segment = (marker: number, content: number[]) => [
  0xff,
  marker,
  ...two(content.length + 2),
  ...content,
];
const frame = segment(0xc0, [8, ...two(480), ...two(640), 1, 1, 0x11, 0]);
const profile = segment(0xe2, letters('ICC_PROFILE\0colours'));
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0, 0x34, 0xff, 0xd0, 0x56];
const exifOf = (facts: Parameters<typeof tiff>[0]) =>
  segment(0xe1, [...letters('Exif\0\0'), ...tiff(facts)]);

const jpeg = (...notes: number[][]) =>
  bytes(
    [0xff, 0xd8],
    ...notes,
    profile,
    frame,
    scan,
    scan,
    [0xff, 0xd9],
    letters('a film behind it'),
  );
const plainJpeg = bytes([0xff, 0xd8], profile, frame, scan, scan, [0xff, 0xd9]);

describe('a JPEG', () => {
  it('loses place, camera, comments and what is appended, and keeps colours and picture', () => {
    const noted = jpeg(
      exifOf({ located: true }),
      segment(0xe1, letters('http://ns.adobe.com/xap/1.0/\0<x/>')),
      segment(0xfe, letters('A comment')),
    );
    expect(withoutMetadata(noted)).toEqual({ bytes: plainJpeg, located: true });
    expect(withoutMetadata(plainJpeg)).toEqual({ bytes: plainJpeg, located: false });
  });

  it('keeps its orientation, and nothing else of those notes', () => {
    const cleaned = withoutMetadata(jpeg(exifOf({ orientation: 6, located: true })))!;
    expect(includes(cleaned.bytes, 'Camera')).toBe(false);
    const at = Buffer.from(cleaned.bytes).indexOf('Exif');
    expect(readExif(cleaned.bytes.subarray(at))).toEqual({ orientation: 6, located: false });
    expect(readPictureHeader(cleaned.bytes)).toMatchObject({
      width: 640,
      height: 480,
      turned: true,
    });
  });

  it('that ends too early is not taken apart', () => {
    expect(withoutMetadata(plainJpeg.subarray(0, plainJpeg.length - 4))).toBeNull();
  });
});

describe('a PNG', () => {
  const png = encodePng(createCanvas(30, 20));
  const chunk = (name: string, content: number[]) => [
    ...four(content.length),
    ...letters(name),
    ...content,
    0,
    0,
    0,
    0,
  ];
  const noted = (...notes: number[][]) =>
    bytes([...png.subarray(0, 33)], ...notes, [...png.subarray(33)]);

  it('loses its notes and keeps everything else', () => {
    const { bytes: cleaned, located } = withoutMetadata(
      noted(chunk('tEXt', letters('Author\0Mia')), chunk('eXIf', tiff({ located: true }))),
    )!;
    expect(located).toBe(true);
    expect(Buffer.from(cleaned).equals(Buffer.from(png))).toBe(true);
  });

  it('keeps its orientation with a checksum of its own', () => {
    const { bytes: cleaned } = withoutMetadata(noted(chunk('eXIf', tiff({ orientation: 3 }))))!;
    expect(includes(cleaned, 'eXIf')).toBe(true);
    expect(includes(cleaned, 'Camera')).toBe(false);
    expect(cleaned.length).toBe(png.length + 12 + orientationAlone(3).length);
  });

  it('tells its size, and if it moves', () => {
    expect(readPictureHeader(png)).toEqual({
      format: 'png',
      width: 30,
      height: 20,
      animated: false,
    });
    expect(readPictureHeader(noted(chunk('acTL', [0, 0, 0, 2])))?.animated).toBe(true);
  });
});

describe('a WebP', () => {
  const part = (name: string, content: number[]) => [
    ...letters(name),
    ...little(content.length),
    ...content,
    ...(content.length % 2 ? [0] : []),
  ];
  const webp = (...parts: number[][]) => {
    const body = [...letters('WEBP'), ...parts.flat()];
    return bytes(letters('RIFF'), little(body.length), body);
  };
  const head = (flags: number) => part('VP8X', [flags, 0, 0, 0, 99, 0, 0, 49, 0, 0]);
  const moving = part('ANMF', letters('pixels'));

  it('loses its notes and their flags, and goes on moving', () => {
    const noted = webp(
      head(0x02 | 0x08 | 0x04),
      moving,
      part('EXIF', tiff({ located: true })),
      part('XMP ', letters('<x/>')),
    );
    expect(withoutMetadata(noted)).toEqual({ bytes: webp(head(0x02), moving), located: true });
    expect(readPictureHeader(noted)).toEqual({
      format: 'webp',
      width: 100,
      height: 50,
      animated: true,
    });
  });

  it('keeps its orientation', () => {
    const { bytes: cleaned } = withoutMetadata(
      webp(head(0x08), part('EXIF', tiff({ orientation: 8 }))),
    )!;
    expect(cleaned).toEqual(webp(head(0x08), part('EXIF', [...orientationAlone(8)])));
  });
});

it('tells the size of a GIF, which may move', () => {
  const gif = bytes(letters('GIF89a'), [10, 0, 20, 0]);
  expect(readPictureHeader(gif)).toEqual({ format: 'gif', width: 10, height: 20, animated: true });
  expect(withoutMetadata(gif)).toBeNull();
});

it('never fails, whatever the bytes are', () => {
  const beginnings = [jpeg(exifOf({ located: true })), encodePng(createCanvas(3, 2))];
  const broken = fc
    .tuple(fc.constantFrom(...beginnings), fc.nat(), fc.uint8Array({ maxLength: 40 }))
    .map(([whole, at, noise]) => {
      const damaged = Uint8Array.from(whole);
      damaged.set(
        noise.subarray(0, Math.max(0, damaged.length - (at % damaged.length))),
        at % damaged.length,
      );
      return damaged;
    });
  fc.assert(
    fc.property(fc.oneof(broken, fc.uint8Array({ maxLength: 60 })), (given) => {
      readPictureHeader(given);
      readExif(given);
      withoutMetadata(given);
    }),
  );
});
