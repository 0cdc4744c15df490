/**
 * The few facts of Exif data that matter before a picture is sent: how it was held, and whether it
 * tells the place.
 */
export interface ExifFacts {
  /** From 1, upright, to 8. */
  orientation: number;
  /** It has coordinates. */
  located: boolean;
}

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const LATITUDE = 2;
const ENTRY = 12;
const plain: ExifFacts = { orientation: 1, located: false };
const PREFIX = 'Exif\0\0';

/** Reads a TIFF block, with or without the prefix that JPEG has before it. */
export function readExif(block: Uint8Array): ExifFacts {
  const tiff = asciiAt(block, 0, PREFIX.length) === PREFIX ? block.subarray(PREFIX.length) : block;
  try {
    const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
    const little = asciiAt(tiff, 0, 2) === 'II';
    if (!little && asciiAt(tiff, 0, 2) !== 'MM') return plain;
    const main = entriesAt(view, view.getUint32(4, little), little);
    const gps = main.get(GPS);
    const turned = main.get(ORIENTATION);
    const orientation = turned === undefined ? 1 : view.getUint16(turned, little);
    const places = gps === undefined ? null : entriesAt(view, view.getUint32(gps, little), little);
    return {
      orientation: orientation >= 1 && orientation <= 8 ? orientation : 1,
      located: places?.has(LATITUDE) ?? false,
    };
  } catch {
    // It points beyond its end.
    return plain;
  }
}

/** Returns where the value of each tag stands. */
function entriesAt(view: DataView, start: number, little: boolean): Map<number, number> {
  const entries = new Map<number, number>();
  const count = view.getUint16(start, little);
  for (let at = 0; at < count; at += 1) {
    const entry = start + 2 + at * ENTRY;
    entries.set(view.getUint16(entry, little), entry + 8);
  }
  return entries;
}

/** Writes a TIFF block that tells the orientation and nothing else. */
export const orientationAlone = (orientation: number): Uint8Array =>
  Uint8Array.from([
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0],
    ...[0, 0, 0, 0],
  ]);

export const asciiAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));
