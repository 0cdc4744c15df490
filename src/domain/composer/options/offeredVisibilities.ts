/** Decides which visibilities a writer is offered, and which of two is wider. */
import { selectableVisibilities } from '@/domain/composer/visibility';
import type { Visibility } from '@/domain/statuses/status';

interface Offer {
  /** The current choice. */
  current: Visibility;
  /** The draft's initial visibility: in a reply, that of the answered post. */
  original: Visibility;
  /** The account's default. */
  own: Visibility;
  /** Offers only the likely ones. */
  minimal: boolean;
  /** The server has local-only posts. */
  withLocal: boolean;
  /** The account has lists, and the server sends posts to them. */
  withLists: boolean;
  /** The visibility of the answered or quoted post. */
  parent: Visibility | null;
  quoting: boolean;
}

export function offeredVisibilities(offer: Offer): Visibility[] {
  const { current, original, own, minimal, withLocal, withLists, parent, quoting } = offer;
  // The server accepts nothing else: a direct conversation stays direct.
  if (parent === 'direct' && !quoting) return ['direct'];
  if (parent === 'private' && quoting) return ['private'];
  const likely: Visibility[] = [current, original, own, 'direct'];
  return [...selectableVisibilities, 'list' as const].filter((visibility) => {
    if (visibility === 'list') return visibility === current || (withLists && !minimal);
    if (visibility === 'local' && !withLocal) return visibility === current;
    return !minimal || likely.includes(visibility);
  });
}

/** The audience: everybody, the server's people, followers, those mentioned. */
const circles: Record<Visibility, number> = {
  public: 3,
  unlisted: 3,
  local: 2,
  private: 1,
  list: 0,
  direct: 0,
};

/**
 * True if one visibility has a wider audience than another; where a post is listed does not matter.
 */
export const isWider = (visibility: Visibility, than: Visibility): boolean =>
  circles[visibility] > circles[than];
