/** Decides which visibilities a writer is offered, and which of two is wider. */
import { selectableVisibilities, type SelectableVisibility } from '@/domain/composer/visibility';
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
  /** The visibility of the answered or quoted post. */
  parent: Visibility | null;
  quoting: boolean;
}

export function offeredVisibilities(offer: Offer): SelectableVisibility[] {
  const { current, original, own, minimal, withLocal, parent, quoting } = offer;
  // The server accepts nothing else: a direct conversation stays direct.
  if (parent === 'direct' && !quoting) return ['direct'];
  if (parent === 'private' && quoting) return ['private'];
  const likely: Visibility[] = [current, original, own, 'direct'];
  return selectableVisibilities.filter((visibility) => {
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
