/** Manages packs of custom emoji, as an administrator. An unknown name is a 404. */
import type { EmojiFile, EmojiPack, EmojiPackData } from '@/domain/admin/emojiPacks';
import {
  decodeEmojiFiles,
  decodeEmojiPack,
  decodeEmojiPacks,
  decodePackData,
  type EmojiPackPage,
} from '@/api/decode/admin/emojiPacks';
import { textsOf } from '@/api/decode/engine/read';
import { request, type Connection } from '@/api/http';
import { requestFields, requestRows } from '@/api/endpoints/engine/answers';
import { requestAsStaff } from './staffRequest';

const BASE = '/api/v1/pleroma/emoji';
const PACK = `${BASE}/pack`;
const PACKS = `${BASE}/packs`;
const FILES = `${PACKS}/files`;

type Files = Record<string, string>;

/** GET …/emoji/packs — pages are counted from 1. */
export async function fetchEmojiPacks(
  to: Connection,
  page: number,
  size: number,
): Promise<EmojiPackPage> {
  const query = { page, page_size: size };
  return decodeEmojiPacks((await requestFields(to, PACKS, { query })).data);
}

/** GET …/emoji/pack — with one page of its files. */
export async function fetchEmojiPack(
  to: Connection,
  name: string,
  page: number,
  size: number,
): Promise<EmojiPack> {
  const query = { name, page, page_size: size };
  const { data } = await requestFields(to, PACK, { query });
  return decodeEmojiPack(name, data);
}

/** GET …/emoji/packs/remote — packs of another server. */
export async function fetchRemotePacks(
  to: Connection,
  url: string,
  page: number,
  size: number,
): Promise<EmojiPackPage> {
  const query = { url, page, page_size: size };
  const path = `${PACKS}/remote`;
  return decodeEmojiPacks((await requestFields(to, path, { query })).data);
}

/** POST and DELETE …/emoji/pack */
export async function setEmojiPack(to: Connection, name: string, wanted: boolean): Promise<void> {
  const method = wanted ? 'POST' : 'DELETE';
  await request(to, PACK, { method, query: { name }, expects: 'nothing' });
}

/** PATCH …/emoji/pack — omits an empty source of missing pictures, which would break the server. */
export async function describeEmojiPack(
  to: Connection,
  name: string,
  data: EmojiPackData,
): Promise<EmojiPackData> {
  const metadata = {
    license: data.license,
    homepage: data.homepage,
    description: data.description,
    'share-files': data.shareFiles,
    ...(data.fallbackSrc === '' ? {} : { 'fallback-src': data.fallbackSrc }),
  };
  const options = { method: 'PATCH', query: { name }, json: { metadata } } as const;
  return decodePackData((await requestFields(to, PACK, options)).data);
}

/** POST …/emoji/packs/files — a file, or its address. */
export async function addEmojiFile(
  to: Connection,
  name: string,
  file: Blob | string,
  { shortcode, file: filename }: EmojiFile,
): Promise<Files> {
  const files = { file, shortcode: shortcode || null, filename: filename || null };
  const options = { method: 'POST', query: { name }, files } as const;
  return decodeEmojiFiles((await requestFields(to, FILES, options)).data);
}

/** PATCH …/emoji/packs/files */
export async function renameEmojiFile(
  to: Connection,
  name: string,
  shortcode: string,
  next: EmojiFile,
): Promise<Files> {
  const json = {
    shortcode,
    new_shortcode: next.shortcode,
    new_filename: next.file,
    force: true,
  };
  const options = { method: 'PATCH', query: { name }, json } as const;
  return decodeEmojiFiles((await requestFields(to, FILES, options)).data);
}

/** DELETE …/emoji/packs/files */
export async function removeEmojiFile(
  to: Connection,
  name: string,
  shortcode: string,
): Promise<Files> {
  const options = { method: 'DELETE', query: { name, shortcode } } as const;
  return decodeEmojiFiles((await requestFields(to, FILES, options)).data);
}

/** GET …/emoji/packs/import — imports folders on the server; returns their names. */
export const importEmojiPacks = async (to: Connection): Promise<string[]> =>
  textsOf((await requestRows(to, `${PACKS}/import`)).data);

/** POST …/emoji/packs/download */
export async function downloadEmojiPack(
  to: Connection,
  url: string,
  name: string,
  as: string,
): Promise<void> {
  const json = { url, name, as };
  await request(to, `${PACKS}/download`, { method: 'POST', json, expects: 'nothing' });
}

/** POST …/admin/reload_emoji */
export async function reloadEmoji(to: Connection): Promise<void> {
  await requestAsStaff(to, '/reload_emoji', { method: 'POST', expects: 'nothing' });
}
