/**
 * What the server says of itself and of this front-end. All of it is open to visitors, and any of it
 * may be missing.
 */
import type { InstanceEmoji } from '@/domain/emoji';
import type { Rule, ServerFamily, StickerPack } from '@/domain/instance';
import { decodeCustomEmojis, decodeEmojiList } from '@/api/decode/emoji';
import {
  decodeBackendConfig,
  decodeFrontendConfig,
  type FrontendConfig,
} from '@/api/decode/frontendConfig';
import { cleanOperatorHtml } from '@/api/decode/html';
import {
  decodeInstanceV1,
  decodeInstanceV2,
  decodeNodeinfo,
  decodePeers,
  decodeRules,
  type InstancePart,
} from '@/api/decode/instance';
import { decodeStickerFolders, decodeStickerPack, type StickerFolder } from '@/api/decode/stickers';
import { ApiError, isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestFields, requestRows } from './answers';

/** Files of the front-end that have no hash in their names must not come out of a cache. */
const FRESH = { cache: 'no-store' } as const;

/** GET /api/v1/instance */
export const fetchInstance = async (to: Connection): Promise<InstancePart> =>
  decodeInstanceV1((await requestFields(to, '/api/v1/instance')).data);

/** GET /api/v2/instance — not on Akkoma and older Pleroma. */
export const fetchInstanceV2 = async (to: Connection): Promise<InstancePart> =>
  decodeInstanceV2((await requestFields(to, '/api/v2/instance')).data);

/** GET /nodeinfo/2.0.json */
export const fetchNodeinfo = async (to: Connection): Promise<InstancePart> =>
  decodeNodeinfo((await requestFields(to, '/nodeinfo/2.0.json')).data);

/** GET /api/pleroma/frontend_configurations — the part `pleroma_fe`; not on Mastodon. */
export const fetchBackendConfig = async (to: Connection): Promise<FrontendConfig> =>
  decodeBackendConfig((await requestFields(to, '/api/pleroma/frontend_configurations')).data);

/** GET /static/config.json */
export const fetchStaticConfig = async (to: Connection): Promise<FrontendConfig> =>
  decodeFrontendConfig((await requestFields(to, '/static/config.json', FRESH)).data);

/** GET /instance/panel.html — cleaned HTML. */
export const fetchPanel = (to: Connection): Promise<string> =>
  fetchFragment(to, '/instance/panel.html');

/** GET /static/terms-of-service.html — cleaned HTML. */
export const fetchTerms = (to: Connection): Promise<string> =>
  fetchFragment(to, '/static/terms-of-service.html');

/** A missing file is answered with the whole index page. */
async function fetchFragment(to: Connection, path: string): Promise<string> {
  const { data, status } = await request(to, path, { ...FRESH, expects: 'text' });
  if (/^\s*(<!--[\s\S]*?-->\s*)*<(!doctype|html)/i.test(data)) {
    throw new ApiError({ kind: 'malformed', path, status, reason: 'a page instead of a part' });
  }
  return cleanOperatorHtml(data);
}

/** GET /static/stickers.json */
export const fetchStickerFolders = async (to: Connection): Promise<StickerFolder[]> =>
  decodeStickerFolders((await requestFields(to, '/static/stickers.json', FRESH)).data);

/** GET {pack path}pack.json */
export async function fetchStickerPack(
  to: Connection,
  folder: StickerFolder,
): Promise<StickerPack> {
  return decodeStickerPack(
    (await requestFields(to, `${folder.path}pack.json`, FRESH)).data,
    folder,
  );
}

/**
 * GET /api/v1/pleroma/emoji, where that is missing GET /api/pleroma/emoji.json, and where there is
 * neither GET /api/v1/custom_emojis.
 */
export async function fetchEmoji(
  to: Connection,
  family: ServerFamily = 'unknown',
): Promise<InstanceEmoji[]> {
  const paths = family === 'mastodon' ? [] : ['/api/v1/pleroma/emoji', '/api/pleroma/emoji.json'];
  for (const path of paths) {
    try {
      return decodeEmojiList((await request(to, path)).data, to.origin);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
  return decodeCustomEmojis((await requestRows(to, '/api/v1/custom_emojis')).data, to.origin);
}

/** GET /api/v1/instance/peers — tens of thousands of names are possible. */
export const fetchPeers = async (to: Connection): Promise<string[]> =>
  decodePeers((await requestRows(to, '/api/v1/instance/peers')).data);

/** GET /api/v1/instance/rules */
export const fetchRules = async (to: Connection): Promise<Rule[]> =>
  decodeRules((await requestRows(to, '/api/v1/instance/rules')).data);
