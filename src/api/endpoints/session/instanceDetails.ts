/** Fetches the instance's emoji, stickers, and peers. */
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import type { StickerPack } from '@/domain/session/instance';
import { decodeCustomEmojis, decodeEmojiList } from '@/api/decode/composer/emojiList';
import { textsOf } from '@/api/decode/engine/read';
import {
  decodeStickerFolders,
  decodeStickerPack,
  type StickerFolder,
} from '@/api/decode/composer/stickers';
import { isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

/** GET /static/stickers.json */
export const fetchStickerFolders = async (to: Connection): Promise<StickerFolder[]> =>
  decodeStickerFolders((await requestFields(to, '/static/stickers.json')).data);

/** GET {pack path}pack.json */
export async function fetchStickerPack(
  to: Connection,
  folder: StickerFolder,
): Promise<StickerPack> {
  return decodeStickerPack((await requestFields(to, `${folder.path}pack.json`)).data, folder);
}

/** GET /api/v1/pleroma/emoji, or GET /api/pleroma/emoji.json if that is missing. */
export async function fetchEmoji(to: Connection): Promise<InstanceEmoji[]> {
  try {
    return decodeEmojiList((await request(to, '/api/v1/pleroma/emoji')).data, to.origin);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return decodeEmojiList((await request(to, '/api/pleroma/emoji.json')).data, to.origin);
  }
}

/** GET /api/v1/custom_emojis — outside of the Pleroma family. */
export const fetchCustomEmoji = async (to: Connection): Promise<InstanceEmoji[]> =>
  decodeCustomEmojis((await requestRows(to, '/api/v1/custom_emojis')).data, to.origin);

/** GET /api/v1/instance/peers — tens of thousands of names are possible. */
export const fetchPeers = async (to: Connection): Promise<string[]> => [
  ...new Set(textsOf((await requestRows(to, '/api/v1/instance/peers')).data)),
];
