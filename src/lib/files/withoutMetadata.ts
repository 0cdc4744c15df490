/**
 * Leaves out what a camera or a program wrote about a picture: place, device, names, comments. The
 * picture itself is copied byte by byte, so that it loses nothing and an animation goes on moving.
 * Colour profiles stay, and so does the orientation, without which a picture would lie on its side.
 */
import { asciiAt, orientationAlone, readExif } from './exif';

export interface Cleaned {
  bytes: Uint8Array;
  /** It told the place. */
  located: boolean;
}

/** Null for formats that are not known, and for what is broken. */
export function withoutMetadata(bytes: Uint8Array): Cleaned | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    if (view.getUint16(0) === 0xffd8) return cleanJpeg(bytes, view);
    if (asciiAt(bytes, 1, 3) === 'PNG') return cleanPng(bytes, view);
    const isWebp = asciiAt(bytes, 0, 4) === 'RIFF' && asciiAt(bytes, 8, 4) === 'WEBP';
    return isWebp ? cleanWebp(bytes, view) : null;
  } catch {
    // A length leads beyond the end.
    return null;
  }
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const letters = (text: string): Uint8Array => Uint8Array.from(text, (one) => one.charCodeAt(0));

function number(value: number, littleEndian = false): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value, littleEndian);
  return bytes;
}

const SCAN = 0xda;
const END = 0xd9;
const EXIF = 0xe1;
const COMMENT = 0xfe;

function cleanJpeg(bytes: Uint8Array, view: DataView): Cleaned {
  const head: Uint8Array[] = [];
  const rest: Uint8Array[] = [];
  let facts = readExif(new Uint8Array());
  let at = 2;
  for (let marker = 0; marker !== END;) {
    if (view.getUint8(at) !== 0xff) throw new Error('No marker');
    marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Phones append films and further pictures after the end.
    const end = marker === END ? at + 2 : at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) throw new Error('Too short');
    const segment = bytes.subarray(at, end);
    if (marker === EXIF && asciiAt(segment, 4, 4) === 'Exif') facts = readExif(segment.subarray(4));
    at = end;
    if (marker === SCAN) {
      at = endOfScan(bytes, end);
      rest.push(bytes.subarray(end - segment.length, at));
    } else if (staysInJpeg(marker, segment)) (marker === 0xe0 ? head : rest).push(segment);
  }
  if (facts.orientation !== 1) {
    const exif = join([letters('Exif\0\0'), orientationAlone(facts.orientation)]);
    head.push(join([Uint8Array.of(0xff, EXIF, 0, exif.length + 2), exif]));
  }
  return { bytes: join([bytes.subarray(0, 2), ...head, ...rest]), located: facts.located };
}

/** The colour profile, and how to read the colours; no other notes. */
function staysInJpeg(marker: number, segment: Uint8Array): boolean {
  if (marker === 0xe2) return asciiAt(segment, 4, 11) === 'ICC_PROFILE';
  const isNote = marker === COMMENT || (marker > 0xe0 && marker <= 0xef && marker !== 0xee);
  return !isNote;
}

/** Returns where the next segment begins: after 0xff only zeros and restarts belong to a scan. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new Error('No end');
}

const notesInPng: readonly string[] = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function cleanPng(bytes: Uint8Array, view: DataView): Cleaned {
  const parts = [bytes.subarray(0, 8)];
  let located = false;
  for (let at = 8, name = ''; name !== 'IEND';) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new Error('Too short');
    name = asciiAt(bytes, at + 4, 4);
    if (name === 'eXIf') {
      const facts = readExif(bytes.subarray(at + 8, at + 8 + length));
      ({ located } = facts);
      if (facts.orientation !== 1) parts.push(pngChunk(name, orientationAlone(facts.orientation)));
    } else if (!notesInPng.includes(name)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return { bytes: join(parts), located };
}

function pngChunk(name: string, content: Uint8Array): Uint8Array {
  const named = join([letters(name), content]);
  return join([number(content.length), named, number(checksum(named))]);
}

/** The CRC of PNG. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const HAS_EXIF = 0x08;
const HAS_XMP = 0x04;

function cleanWebp(bytes: Uint8Array, view: DataView): Cleaned {
  const parts: Uint8Array[] = [];
  let facts = readExif(new Uint8Array());
  const whole = Math.min(bytes.length, 8 + view.getUint32(4, true));
  for (let at = 12; at + 8 <= whole;) {
    const name = asciiAt(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    // Chunks begin at even places.
    const end = at + 8 + length + (length % 2);
    if (at + 8 + length > whole) throw new Error('Too short');
    if (name === 'EXIF') facts = readExif(bytes.subarray(at + 8, at + 8 + length));
    else if (name !== 'XMP ') parts.push(bytes.slice(at, end));
    at = end;
  }
  const turned = facts.orientation !== 1;
  const [first] = parts;
  if (first && asciiAt(first, 0, 4) === 'VP8X') {
    first[8] = ((first[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (turned ? HAS_EXIF : 0);
  }
  if (turned) {
    const exif = orientationAlone(facts.orientation);
    parts.push(join([letters('EXIF'), number(exif.length, true), exif]));
  }
  const body = join([letters('WEBP'), ...parts]);
  return {
    bytes: join([letters('RIFF'), number(body.length, true), body]),
    located: facts.located,
  };
}
