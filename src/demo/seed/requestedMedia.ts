/** Creates attachments on request for tests and for trying things out, odd ones included. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../http/params';
import { blurhash } from '../pictures/blurhash';
import { paintPng } from '../pictures/paintPng';
import { landscape } from '../pictures/scenes';
import { melody } from '../pictures/sound';
import { addMedia, addPaintedFile } from '../state/media';
import type { Media, Person } from '../state/types';
import type { World } from '../state/world';

const kinds = ['image', 'video', 'audio', 'flash', 'unknown', 'broken'] as const;
type WishedKind = (typeof kinds)[number];

interface Wish {
  kind: WishedKind;
  width: number;
  height: number;
  description: string;
  /** False: the server does not know the size. */
  measured: boolean;
  blurred: boolean;
}

const side = (value: unknown, fallback: number): number =>
  typeof value === 'number' && value >= 1 && value <= 4_000 ? Math.round(value) : fallback;

function readWish(input: unknown): Wish {
  const wish = isRecord(input) ? input : { kind: input };
  return {
    kind: kinds.find((kind) => kind === wish.kind) ?? 'image',
    width: side(wish.width, 1200),
    height: side(wish.height, 800),
    description: typeof wish.description === 'string' ? wish.description : '',
    measured: wish.measured !== false,
    blurred: wish.blurred !== false,
  };
}

/** Takes kinds, or objects with a `kind` and more; returns the ids. */
export function addRequestedMedia(world: World, owner: Person, wishes: unknown): string[] {
  if (!Array.isArray(wishes)) return [];
  return wishes.map((input: unknown, at) => {
    const wish = readWish(input);
    const media = addMedia(world, owner, fileOf(world, wish, at), {
      description: wish.description,
      size: wish.measured && sized.has(wish.kind) ? sizeOf(wish) : null,
    });
    return Object.assign(media, lookOf(wish, at)).id;
  });
}

const sized: ReadonlySet<WishedKind> = new Set(['image', 'video', 'broken']);
const sizeOf = ({ kind, width, height }: Wish) =>
  kind === 'video' ? { width: 320, height: 180 } : { width, height };

function fileOf(world: World, { kind, width, height }: Wish, at: number): string {
  const add = (type: string, make: () => Uint8Array) =>
    addPaintedFile(
      world,
      `wish ${kind} ${String(at)} ${String(width)}×${String(height)}`,
      type,
      make,
    );
  switch (kind) {
    case 'image':
      return add('image/png', () => paintPng('landscape', at + 3_000, width, height));
    case 'video':
      return add('video/webm', () => readFileSync(join(__dirname, '../pictures/clip.webm')));
    case 'audio':
      return add('audio/wav', () => melody([0, 3, 7, 10, 7, 3, 0]));
    case 'flash':
      return add('application/x-shockwave-flash', () => Buffer.from('FWS'));
    case 'unknown':
      return add('application/zip', () => Buffer.from('PK'));
    case 'broken':
      return `lost-${String(at)}.png`;
  }
}

function lookOf({ kind, width, height, blurred }: Wish, at: number): Partial<Media> {
  if (kind === 'broken') return { kind: 'image', mimeType: 'image/png' };
  if (kind !== 'image' || !blurred) return {};
  const rows = Math.max(1, Math.round((32 * height) / width));
  return { blurhash: () => blurhash(landscape(at + 3_000, 32, rows)) };
}
