/**
 * Reads paging cursors from the `Link` header. Servers repeat all their parameters in its
 * addresses, with defaults that we did not send and some twice, so only the cursors are read. Some
 * page by something else than ids, such as Hollo by the time of a favourite; there, the cursor is
 * the whole query of the next page.
 */
import { isWholeQuery, noLink, type PageLink } from '@/domain/engine/paging';
import type { Parameters } from './encoding';

const PART = /<([^>]*)>([^<]*)/g;
const REL = /;\s*rel\s*=\s*"?([^",;]+)"?/i;

export function readLink(header: string | null): PageLink {
  if (!header) return noLink;
  const link = { ...noLink };
  for (const [, address = '', parameters = ''] of header.matchAll(PART)) {
    const relations = (REL.exec(parameters)?.[1] ?? '').toLowerCase().split(/\s+/);
    const query = queryOf(address);
    if (relations.includes('next')) {
      const whole = query.size > 0 && !query.has('max_id') ? `?${query.toString()}` : null;
      link.maxId = query.get('max_id') || whole;
    }
    if (relations.includes('prev')) link.minId = query.get('min_id') || null;
  }
  return link;
}

const queryOf = (address: string): URLSearchParams =>
  new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]);

/** Returns the parameters that request the page after this cursor, which may be an id. */
export const olderThan = (cursor: string | null | undefined): Parameters =>
  isWholeQuery(cursor) ? Object.fromEntries(new URLSearchParams(cursor ?? '')) : { max_id: cursor };
