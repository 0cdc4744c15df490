/** Fetches the instance's panel and terms, emoji, stickers, and peers. */
import type { InstanceEmoji } from '@/domain/composer/emoji/emoji';
import type { StickerPack } from '@/domain/session/instance';
import { decodeCustomEmojis, decodeEmojiList } from '@/api/decode/composer/emojiList';
import { cleanOperatorHtml } from '@/api/decode/engine/html';
import { textsOf } from '@/api/decode/engine/read';
import {
  decodeStickerFolders,
  decodeStickerPack,
  type StickerFolder,
} from '@/api/decode/composer/stickers';
import { ApiError, isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';

/** GET /instance/panel.html — cleaned HTML. */
export const fetchPanel = (to: Connection): Promise<string> =>
  fetchFragment(to, '/instance/panel.html');

/** GET /static/terms-of-service.html — cleaned HTML. */
export const fetchTerms = (to: Connection): Promise<string> =>
  fetchFragment(to, '/static/terms-of-service.html');

/** Fetches a fragment of HTML; for a missing file, servers send the whole index page. */
async function fetchFragment(to: Connection, path: string): Promise<string> {
  const { data, status } = await request(to, path, { expects: 'text' });
  if (/^\s*(<!--[\s\S]*?-->\s*)*<(!doctype|html)/i.test(data)) {
    throw new ApiError({ kind: 'malformed', path, status, reason: 'a page instead of a part' });
  }
  return cleanOperatorHtml(data).trim();
}

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
