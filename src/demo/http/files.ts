/** Sends files with their types, caching headers, ranges and compressed copies. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};

const typeOfName = (name: string): string =>
  types[extname(name).toLowerCase()] ?? 'application/octet-stream';

interface Sendable {
  bytes: Uint8Array;
  type: string;
  cacheControl: string;
  more?: Record<string, string>;
}

/** Sends bytes; answers 304 to unchanged copies, and parts of the file to range requests. */
export function sendBytes(request: Request, file: Sendable): Response {
  const etag = `"${createHash('sha1').update(file.bytes).digest('hex').slice(0, 16).toUpperCase()}"`;
  const headers: Record<string, string> = {
    'accept-ranges': 'bytes',
    'cache-control': file.cacheControl,
    'content-type': file.type,
    etag,
    ...file.more,
  };
  if (request.headers.get('if-none-match') === etag) {
    return new Response(null, { status: 304, headers });
  }
  const size = file.bytes.length;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!range) return new Response(new Uint8Array(file.bytes), { headers });
  const from = Number(range[1]);
  const to = range[2] === '' ? size - 1 : Math.min(Number(range[2]), size - 1);
  if (from > to) {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${String(size)}` },
    });
  }
  const span = `bytes ${String(from)}-${String(to)}/${String(size)}`;
  return new Response(new Uint8Array(file.bytes.slice(from, to + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': span },
  });
}

/** The file at a path below a folder, or null; never a file outside the folder. */
export async function findFile(folder: string, path: string): Promise<string | null> {
  const root = normalize(folder);
  const place = normalize(join(root, path));
  if (!place.startsWith(root.endsWith(sep) ? root : root + sep)) return null;
  const info = await stat(place).catch(() => null);
  return info?.isFile() === true ? place : null;
}

const packings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Sends a file, or the compressed copy beside it if the reader accepts one. */
export async function sendFile(
  request: Request,
  place: string,
  cacheControl: string,
): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const type = typeOfName(place);
  for (const { name, ending } of packings) {
    const packed = accepted.includes(name)
      ? await readFile(place + ending).catch(() => null)
      : null;
    if (!packed) continue;
    const more = { 'content-encoding': name, vary: 'Accept-Encoding' };
    return sendBytes(request, { bytes: packed, type, cacheControl, more });
  }
  const bytes = await readFile(place);
  return sendBytes(request, { bytes, type, cacheControl, more: { vary: 'Accept-Encoding' } });
}
