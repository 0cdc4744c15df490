/** The custom emoji of GoToSocial, for its administrators. */
import type { ServerEmoji } from '@/domain/admin/server/serverEmoji';
import { decodeServerEmoji } from '@/api/decode/admin/serverEmoji';
import { keepReadable } from '@/api/decode/engine/refusal';
import { isMissing } from '@/api/errors';
import { request, type Connection } from '@/api/http';
import { requestRows } from '@/api/endpoints/engine/answers';

const EMOJI = '/api/v1/admin/custom_emojis';

const at = (id: string): string => `${EMOJI}/${encodeURIComponent(id)}`;

/** GET /api/v1/admin/custom_emojis — all of this server, whose limit of 0 means none. */
export async function fetchServerEmoji(to: Connection): Promise<ServerEmoji[]> {
  const query = { filter: 'domain:local', limit: 0 };
  const { data } = await requestRows(to, EMOJI, { query });
  return keepReadable(data, (wire) => decodeServerEmoji(wire, to.origin)).items;
}

/** POST /api/v1/admin/custom_emojis */
export async function addServerEmoji(
  to: Connection,
  shortcode: string,
  category: string,
  image: Blob,
): Promise<void> {
  const files = { shortcode, image, category: category === '' ? null : category };
  await request(to, EMOJI, { method: 'POST', files, expects: 'nothing' });
}

/** DELETE /api/v1/admin/custom_emojis/:id */
export async function removeServerEmoji(to: Connection, id: string): Promise<void> {
  try {
    await request(to, at(id), { method: 'DELETE', expects: 'nothing' });
  } catch (error) {
    // Somebody else was faster.
    if (!isMissing(error)) throw error;
  }
}
