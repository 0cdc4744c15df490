/**
 * Reads paging cursors from the `Link` header. Servers repeat all their parameters in its
 * addresses, with defaults that we did not send and some twice, so only the cursors are read.
 */
import { noLink, type PageLink } from '@/domain/engine/paging';

const PART = /<([^>]*)>([^<]*)/g;
const REL = /;\s*rel\s*=\s*"?([^",;]+)"?/i;

export function readLink(header: string | null): PageLink {
  if (!header) return noLink;
  const link = { ...noLink };
  for (const [, address = '', parameters = ''] of header.matchAll(PART)) {
    const relations = (REL.exec(parameters)?.[1] ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('next')) link.maxId = cursorOf(address, 'max_id');
    if (relations.includes('prev')) link.minId = cursorOf(address, 'min_id');
  }
  return link;
}

function cursorOf(address: string, name: string): string | null {
  const query = address.slice(address.indexOf('?') + 1).split('#')[0];
  return new URLSearchParams(query).get(name) || null;
}
