/** Emoji packs; the path of its picture decides which pack an emoji belongs to. */
import type { Json } from '../../http/json';
import type { PackData } from './packData';
import type { CustomEmoji } from '../types';
import type { World } from '../world';

export const emptyPack: PackData = {
  description: '',
  homepage: '',
  license: '',
  'share-files': false,
};

const folderOf = (pack: string): string => `/emoji/${pack}/`;

export const emojiOf = (world: World, pack: string): CustomEmoji[] =>
  [...world.emoji.values()].filter(({ path }) => path.startsWith(folderOf(pack)));

export const filesOf = (world: World, pack: string): Record<string, string> =>
  Object.fromEntries(
    emojiOf(world, pack).map(({ shortcode, path }) => [
      shortcode,
      path.slice(folderOf(pack).length),
    ]),
  );

/** Renders a page of the pack's files; all of them by default. */
export function renderPack(world: World, pack: string, page = 1, size = Infinity): Json {
  const files = Object.entries(filesOf(world, pack)).sort(([a], [b]) => (a < b ? -1 : 1));
  const data = world.emojiPacks.get(pack) ?? emptyPack;
  const shown = size === Infinity ? files : files.slice((page - 1) * size, page * size);
  return {
    files: Object.fromEntries(shown),
    files_count: files.length,
    pack: {
      ...data,
      'can-download': data['share-files'],
      ...(data['share-files'] ? { 'download-sha256': checksum(files.flat().join()) } : {}),
    },
  };
}

/** Looks like a checksum, and changes with the content of the pack. */
function checksum(text: string): string {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 0xffffff;
  return sum.toString(16).toUpperCase().padStart(8, '0').repeat(8);
}

interface NewEmoji {
  pack: string;
  shortcode: string;
  file: string;
  bytes: () => Uint8Array;
  type: string;
}

export function addEmoji(world: World, { pack, shortcode, file, bytes, type }: NewEmoji): void {
  const path = folderOf(pack) + file;
  world.emoji.set(shortcode, { shortcode, path, tags: [`pack:${pack}`] });
  world.files.set(path.slice(1), { type, bytes });
}

export function removeEmoji(world: World, { shortcode, path }: CustomEmoji): void {
  world.emoji.delete(shortcode);
  world.files.delete(path.slice(1));
}

export function removePack(world: World, pack: string): void {
  for (const emoji of emojiOf(world, pack)) removeEmoji(world, emoji);
  world.emojiPacks.delete(pack);
}
