/** The custom emoji of the instance: two packs and two that belong to none. */
import { encodePng } from '../pictures/png';
import { sign } from '../pictures/scenes';
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

export function seedEmoji(world: World): void {
  table.forEach(({ shortcode, file, tags, isWide = false }, index) => {
    world.emoji.set(shortcode, { shortcode, path: `/emoji/${file}`, tags });
    let made: Uint8Array | null = null;
    world.files.set(`emoji/${file}`, {
      type: 'image/png',
      bytes: () => (made ??= encodePng(sign(index + 1, 64, isWide))),
    });
  });
}
