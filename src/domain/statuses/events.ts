/**
 * Tells events. No API says that a post is one, but its addresses do: Mobilizon and Gancio name
 * theirs so, whoever holds them. Anything that may be something else counts as a post.
 */
import type { Status } from './status';

const ofMobilizon = /^https:\/\/[^/]+\/events\/[\da-f-]{36}$/i;
const ofGancio = /^(https:\/\/[^/]+\/)federation\/m\/\d+$/;

export function isEvent({ uri, url }: Pick<Status, 'uri' | 'url'>): boolean {
  const [, site] = ofGancio.exec(uri) ?? [];
  return ofMobilizon.test(uri) || (site !== undefined && (url ?? '').startsWith(`${site}event/`));
}
