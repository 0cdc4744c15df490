/** The cache of media, as far as this reader may change it. */
import { offersMediaCache } from '@/domain/admin/content/mediaCache';
import { selectInstance } from '@/selectors/session/config';
import { selectCurrentUser } from '@/selectors/session/session';
import { noMediaCache } from '@/slices/admin/mediaCache';
import type { RootState } from '@/slices/root';

export const selectMediaCache = (state: RootState) => state.mediaCache ?? noMediaCache;

export function selectMediaCacheOffered(state: RootState): boolean {
  const user = selectCurrentUser(state);
  return user !== null && offersMediaCache(selectInstance(state), user);
}
