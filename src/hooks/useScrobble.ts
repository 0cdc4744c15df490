/** Returns a person's scrobble, which a saga keeps updated while it is shown. */
import type { Scrobble } from '@/domain/statuses/scrobble';
import { selectScrobble } from '@/selectors/statuses/scrobbles';
import { scrobbleClosed, scrobbleOpened } from '@/slices/statuses/scrobbles';
import { useAppSelector } from './store';
import { useWhileMounted } from './useWhileMounted';

export function useScrobble(userId: string): Scrobble | null {
  useWhileMounted(userId, scrobbleOpened({ userId }), scrobbleClosed({ userId }));
  return useAppSelector((state) => selectScrobble(state, userId));
}
