/** The custom emoji of the instance, as the picker and the composer need them. */
import type { CustomEmoji } from './user';

export interface InstanceEmoji extends CustomEmoji {
  /** Packs are tags of the form `pack:name`. */
  tags: string[];
}

const PACK = 'pack:';

/** The pack that an emoji came with, or null when it came alone. */
export function packOf({ tags }: { tags: readonly string[] }): string | null {
  const tag = tags.find((name) => name.startsWith(PACK));
  return tag === undefined ? null : tag.slice(PACK.length);
}
