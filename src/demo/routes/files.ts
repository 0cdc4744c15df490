/** Serves pictures, uploads and the small files that servers bring themselves. */
import type { Context } from 'hono';
import { panelHtml, termsHtml } from '../client';
import { findFile, sendBytes } from '../http/files';
import { drawCaptcha } from '../pictures/digits';
import { paintPng } from '../pictures/paintPng';
import type { World } from '../state/world';

const LONG = 'public, max-age=1209600';
const FRESH = 'public, no-cache';

const memory = new Map<string, Uint8Array>();

const painted: Record<string, () => Uint8Array> = {
  '/favicon.png': () => paintPng('sign', 2, 64),
  '/images/avi.png': () => paintPng('face', 9_999, 120),
  '/images/banner.png': () => paintPng('landscape', 9_998, 900, 300),
  '/images/city.png': () => paintPng('landscape', 9_997, 1600, 900),
  '/instance/thumbnail.png': () => paintPng('landscape', 9_996, 600, 315),
  '/static/stickers/reeds/heron.png': () => paintPng('sign', 21, 160),
  '/static/stickers/reeds/otter.png': () => paintPng('sign', 22, 160),
};

const texts: Record<string, { type: string; text: string }> = {
  '/instance/panel.html': { type: 'text/html', text: panelHtml },
  '/static/terms-of-service.html': { type: 'text/html', text: termsHtml },
  '/instance/static.css': {
    type: 'text/css',
    text: 'body{font-family:sans-serif;background:#121a24;color:#dde}main{max-width:28rem;margin:2rem auto}a{color:#d8a070}.alert{color:#f88}',
  },
  '/static/stickers.json': {
    type: 'application/json',
    text: '{"reeds":"/static/stickers/reeds/"}',
  },
  '/static/stickers/reeds/pack.json': {
    type: 'application/json',
    text: '{"title":"Reeds","tabIcon":"heron.png","stickers":["heron.png","otter.png"]}',
  },
};

/** Files of the operator take precedence over those of the client. */
const ofOperator = new Set(['/static/stickers.json']);

/** Paints a picture of the server once and keeps it. */
function paint(path: string): Uint8Array | null {
  const known = memory.get(path);
  if (known) return known;
  const make = painted[path];
  if (!make) return null;
  const bytes = make();
  memory.set(path, bytes);
  return bytes;
}

/** Serves uploads, emoji and the server's own files; null for all other paths. */
export async function serveFiles(world: World, context: Context): Promise<Response | null> {
  const request = context.req.raw;
  if (!['GET', 'HEAD'].includes(request.method)) return null;
  const path = decodeURIComponent(new URL(request.url).pathname);
  const upload = /^\/(?:media|proxy\/[^/]+\/[^/]+)\/([^/]+)$/.exec(path)?.[1];
  const name = upload ?? (path.startsWith('/emoji/') ? path.slice(1) : '');
  const file = world.files.get(name);
  if (file) {
    const more: Record<string, string> =
      upload === undefined ? {} : { 'content-security-policy': 'sandbox' };
    return sendBytes(request, { bytes: file.bytes(), type: file.type, cacheControl: LONG, more });
  }
  const captcha = world.captchas.get(/^\/captcha\/([^/]+)\.png$/.exec(path)?.[1] ?? '');
  if (captcha !== undefined) {
    return sendBytes(request, {
      bytes: drawCaptcha(captcha),
      type: 'image/png',
      cacheControl: 'no-store',
    });
  }
  const { dist } = world.options;
  const isOfBundle = dist !== null && path.startsWith('/static/') && !ofOperator.has(path);
  if (isOfBundle && (await findFile(dist, path))) return null;
  const picture = paint(path);
  if (picture) {
    return sendBytes(request, { bytes: picture, type: 'image/png', cacheControl: LONG });
  }
  const text = texts[path];
  if (!text) return null;
  return sendBytes(request, {
    bytes: Buffer.from(text.text),
    type: text.type,
    cacheControl: FRESH,
  });
}
