/** Decodes sticker packs: a list of folders, and in each folder a list of pictures. */
import type { StickerPack } from '@/domain/session/instance';
import type { WireStickerPack } from '@/api/wire/instance';
import { fieldsOf, isRecord, stringOf, textsOf } from '@/api/decode/engine/read';

export interface StickerFolder {
  name: string;
  /** A server path that ends with a slash. */
  path: string;
}

export function decodeStickerFolders(input: unknown): StickerFolder[] {
  if (!isRecord(input)) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const path = stringOf(value);
    if (path === null || !/^\/(?![/\\])/.test(path)) return [];
    return [{ name, path: path.endsWith('/') ? path : `${path}/` }];
  });
}

export function decodeStickerPack(input: unknown, { name, path }: StickerFolder): StickerPack {
  const wire = fieldsOf<WireStickerPack>(input);
  const urlOf = (fileName: string) => path + fileName.split('/').map(encodeURIComponent).join('/');
  const icon = stringOf(wire.tabIcon);
  return {
    name,
    title: stringOf(wire.title) ?? name,
    iconUrl: icon === null ? null : urlOf(icon),
    stickers: textsOf(wire.stickers).map((fileName) => ({ fileName, url: urlOf(fileName) })),
  };
}
