/** The media that the server keeps out of its cache, the newest first. */
import type { World } from '../world';

const banned = new WeakMap<World, string[]>();

const first = (world: World): string[] =>
  Array.from({ length: 120 }, (_, at) => {
    const host = ['pond', 'marsh', 'fen'][at % 3] ?? 'pond';
    const id = world.random.fork(`banned ${String(at)}`).between(1_000, 9_999);
    return `https://${host}.example/media/${String(at)}-${String(id)}.jpg`;
  });

/** Filled on first use, so that only staff pays for it. */
export function bannedMediaOf(world: World): string[] {
  const known = banned.get(world) ?? first(world);
  banned.set(world, known);
  return known;
}

export function setBannedMedia(world: World, urls: string[]): void {
  banned.set(world, urls);
}
