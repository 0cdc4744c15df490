/** Reads the size of a picture from its first bytes, so that nothing huge is decoded unawares. */
import { asciiAt, readExif } from './exif';

export interface PictureHeader {
  format: 'jpeg' | 'png' | 'webp' | 'gif';
  width: number;
  height: number;
  /** It may move. */
  animated: boolean;
  /** The camera was held upright: its sides are shown the other way round. */
  turned?: boolean;
}

/** Bytes that hold the header; cameras write previews before the size. */
export const HEADER_BYTES = 256 * 1024;

/** Null for other formats, and for what is broken. */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found =
      readPng(bytes, view) ??
      readJpeg(bytes, view) ??
      readWebp(bytes, view) ??
      readGif(bytes, view);
    return found && found.width > 0 && found.height > 0 ? found : null;
  } catch {
    // It ends too early.
    return null;
  }
}

function readPng(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (asciiAt(bytes, 1, 3) !== 'PNG' || asciiAt(bytes, 12, 4) !== 'IHDR') return null;
  let animated = false;
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = asciiAt(bytes, at + 4, 4);
    if (name === 'acTL') animated = true;
    if (name === 'IDAT') break;
  }
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20), animated };
}

/** Frame headers; three markers among them mean something else. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function readJpeg(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (view.getUint16(0) !== 0xffd8) return null;
  let turned = false;
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return null;
    // Markers may be padded.
    if (marker === 0xffff) at += 1;
    else if (isFrame(marker & 0xff)) {
      const height = view.getUint16(at + 5);
      return { format: 'jpeg', width: view.getUint16(at + 7), height, animated: false, turned };
    } else {
      const end = at + 2 + view.getUint16(at + 2);
      if (marker === 0xffe1) turned ||= readExif(bytes.subarray(at + 4, end)).orientation > 4;
      at = end;
    }
  }
}

function readWebp(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (asciiAt(bytes, 0, 4) !== 'RIFF' || asciiAt(bytes, 8, 4) !== 'WEBP') return null;
  const still = { format: 'webp', animated: false } as const;
  switch (asciiAt(bytes, 12, 4)) {
    case 'VP8X': {
      const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
      const animated = (view.getUint8(20) & 0x02) !== 0;
      return { format: 'webp', animated, width: three(24), height: three(27) };
    }
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { ...still, width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return {
        ...still,
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}

/** Most GIFs move; only the whole file would tell. */
function readGif(bytes: Uint8Array, view: DataView): PictureHeader | null {
  if (!asciiAt(bytes, 0, 6).startsWith('GIF8')) return null;
  return {
    format: 'gif',
    width: view.getUint16(6, true),
    height: view.getUint16(8, true),
    animated: true,
  };
}
