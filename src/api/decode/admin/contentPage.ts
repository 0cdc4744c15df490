/** Reads a page of posts for staff. */
import type { EntityBundle } from '@/domain/engine/entities';
import { decodeStatusList } from '@/api/decode/statuses/status';

export interface ContentPage {
  ids: string[];
  entities: EntityBundle;
  /** Null on the last page. */
  next: string | null;
}

export function decodeContentPage(
  wires: readonly unknown[],
  nextOf: (ids: readonly string[]) => string | null,
): ContentPage {
  const { ids, entities } = decodeStatusList(wires);
  return { ids, entities, next: nextOf(ids) };
}
