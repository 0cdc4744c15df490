/** Which scopes a writer is offered, and which of two lets more people in. */
import { selectableVisibilities, type SelectableVisibility } from './visibility';
import type { Visibility } from '@/domain/statuses/status';

interface Offer {
  /** What is chosen now. */
  current: Visibility;
  /** What the draft began with: in a reply, that of the post it answers. */
  original: Visibility;
  /** What the writer's account posts with. */
  own: Visibility;
  /** Only the scopes that are likely to be wanted. */
  minimal: boolean;
  /** The server has posts that stay on it. */
  withLocal: boolean;
  /** Of the post that is answered or quoted. */
  parent: Visibility | null;
  quoting: boolean;
}

export function offeredVisibilities(offer: Offer): SelectableVisibility[] {
  const { current, original, own, minimal, withLocal, parent, quoting } = offer;
  // The server takes nothing else: a talk among few stays among them.
  if (parent === 'direct' && !quoting) return ['direct'];
  if (parent === 'private' && quoting) return ['private'];
  const likely: Visibility[] = [current, original, own, 'direct'];
  return selectableVisibilities.filter((visibility) => {
    if (visibility === 'local' && !withLocal) return visibility === current;
    return !minimal || likely.includes(visibility);
  });
}

/** Who can read a post: everybody, the people of the server, those who follow, those named. */
const circles: Record<Visibility, number> = {
  public: 3,
  unlisted: 3,
  local: 2,
  private: 1,
  list: 0,
  direct: 0,
};

/** Whether a scope lets people read that another keeps out; where a post is listed is no matter. */
export const isWider = (visibility: Visibility, than: Visibility): boolean =>
  circles[visibility] > circles[than];
