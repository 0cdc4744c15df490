/** The custom emoji of the instance: two packs and two emoji without a pack; more on demand. */
import { paintPng } from '../pictures/paintPng';
import { emptyPack } from '../state/admin/emojiPacks';
import type { World } from '../state/world';

const table: readonly { shortcode: string; file: string; tags: string[]; isWide?: boolean }[] = [
  { shortcode: 'leaf', file: 'reedbank/leaf.png', tags: ['pack:reedbank'] },
  { shortcode: 'sun', file: 'reedbank/sun.png', tags: ['pack:reedbank'] },
  { shortcode: 'wave', file: 'reedbank/wave.png', tags: ['pack:reedbank'] },
  { shortcode: 'kettle', file: 'kitchen/kettle.png', tags: ['pack:kitchen', 'Fun'] },
  { shortcode: 'loaf', file: 'kitchen/loaf.png', tags: ['pack:kitchen'] },
  { shortcode: 'wide_reed', file: 'reedbank/wide_reed.png', tags: ['pack:reedbank'], isWide: true },
  { shortcode: 'heron', file: 'heron walking.png', tags: ['Fun'] },
  { shortcode: 'blank', file: 'blank.png', tags: ['Fun'] },
];

const packs = [
  { name: 'reedbank', description: 'What one sees by the water', license: 'CC0', shares: true },
  { name: 'kitchen', description: 'Things in the kitchen', license: 'CC-BY-4.0', shares: false },
];

export function seedEmoji(world: World): void {
  for (const { name, description, license, shares } of packs) {
    world.emojiPacks.set(name, { ...emptyPack, description, license, 'share-files': shares });
  }
  table.forEach(({ shortcode, file, tags, isWide = false }, index) => {
    world.emoji.set(shortcode, { shortcode, path: `/emoji/${file}`, tags });
    let made: Uint8Array | null = null;
    world.files.set(`emoji/${file}`, {
      type: 'image/png',
      bytes: () => (made ??= paintPng('sign', index + 1, 64, isWide)),
    });
  });
}

const PACK_SIZE = 150;
const MANY_LOOKS = 48;

/** Adds packs like those of large servers, in which some emoji look alike. */
export function seedEmojiPacks(world: World, count: number): void {
  const looks = Array.from({ length: MANY_LOOKS }, (_each, look) => {
    let made: Uint8Array | null = null;
    return { type: 'image/png', bytes: () => (made ??= paintPng('sign', look + 100, 64)) };
  });
  for (let at = 0; at < count; at += 1) {
    const number = String(at + 1).padStart(4, '0');
    const pack = `reeds-${String(Math.floor(at / PACK_SIZE) + 1).padStart(2, '0')}`;
    if (!world.emojiPacks.has(pack)) world.emojiPacks.set(pack, emptyPack);
    const file = `${pack}/reed_${number}.png`;
    const look = looks[at % MANY_LOOKS];
    if (!look) return;
    const shortcode = `reed_${number}`;
    world.emoji.set(shortcode, { shortcode, path: `/emoji/${file}`, tags: [`pack:${pack}`] });
    world.files.set(`emoji/${file}`, look);
  }
}
