/** Files and the attachments made of them. Pictures of the world are painted on first use. */
import { createHash } from 'node:crypto';
import type { Media, Person } from './types';
import type { World } from './world';

/** Adds a file that is created on first use. Its name is derived from `label`. */
export function addPaintedFile(
  world: World,
  label: string,
  type: string,
  make: () => Uint8Array,
): string {
  const name = `${createHash('sha256').update(label).digest('hex')}.${extensionOf(type)}`;
  let made: Uint8Array | null = null;
  world.files.set(name, { type, bytes: () => (made ??= make()) });
  return name;
}

export function addUploadedFile(world: World, bytes: Uint8Array, filename: string): string {
  const given = /\.([a-zA-Z0-9]{1,8})$/.exec(filename)?.[1]?.toLowerCase();
  const type = sniffType(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const name = `${hash}.${given ?? extensionOf(type)}`;
  world.files.set(name, { type, bytes: () => bytes });
  return name;
}

export function addMedia(
  world: World,
  owner: Person,
  file: string,
  data: Partial<
    Pick<Media, 'description' | 'size' | 'focus' | 'poster' | 'blurhash' | 'readyAt'>
  > = {},
): Media {
  const mimeType = world.files.get(file)?.type ?? 'application/octet-stream';
  const media: Media = {
    id: world.ids.serial('media'),
    ownerId: owner.id,
    file,
    kind: kindOf(mimeType),
    mimeType,
    description: data.description ?? '',
    size: data.size ?? null,
    focus: data.focus ?? null,
    poster: data.poster ?? null,
    blurhash: data.blurhash ?? null,
    readyAt: data.readyAt ?? 0,
  };
  world.media.set(media.id, media);
  return media;
}

export const isReady = (world: World, media: Media): boolean => media.readyAt <= world.clock.now();

export const fileUrl = (world: World, name: string): string => `${world.origin}/media/${name}`;

function kindOf(type: string): Media['kind'] {
  const family = type.split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'unknown';
}

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
  'audio/wav': 'wav',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'text/plain': 'txt',
};

const extensionOf = (type: string): string => extensions[type] ?? 'bin';

/**
 * Detects the type of a file from its content, as servers do: names and declared types prove
 * nothing.
 */
export function sniffType(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (head.startsWith('\u0089PNG')) return 'image/png';
  if (head.startsWith('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (head.startsWith('GIF8')) return 'image/gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE') return 'audio/wav';
  if (head.startsWith('\u001aE\u00df\u00a3')) return 'video/webm';
  if (head.slice(4, 8) === 'ftyp') return 'video/mp4';
  if (head.startsWith('OggS')) return 'audio/ogg';
  if (head.startsWith('ID3') || head.startsWith('\u00ff\u00fb')) return 'audio/mpeg';
  const isText = bytes.subarray(0, 512).every((byte) => byte >= 32 || [9, 10, 13].includes(byte));
  return isText ? 'text/plain' : 'application/octet-stream';
}

/** Width and height for the picture formats with short headers. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | null {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const type = sniffType(bytes);
  if (type === 'image/png' && data.length >= 24) {
    return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
  }
  if (type === 'image/gif' && data.length >= 10) {
    return { width: data.readUInt16LE(6), height: data.readUInt16LE(8) };
  }
  return type === 'image/jpeg' ? jpegSize(data) : null;
}

/** Skips JPEG segments up to the one that starts a frame. */
function jpegSize(data: Buffer): { width: number; height: number } | null {
  let place = 2;
  while (place + 9 < data.length && data[place] === 0xff) {
    const marker = data[place + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: data.readUInt16BE(place + 7), height: data.readUInt16BE(place + 5) };
    }
    place += 2 + data.readUInt16BE(place + 2);
  }
  return null;
}
