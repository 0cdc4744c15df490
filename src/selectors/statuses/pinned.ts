/** What stands first on a profile. */
import { parseTimelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import type { RootState } from '@/slices/root';

const nothing: readonly string[] = [];

/** Of a timeline that is no profile's, nothing. */
export function selectPinnedIds(state: RootState, key: TimelineKey): readonly string[] {
  const { kind, argument } = parseTimelineKey(key);
  return (kind === 'user' ? state.pinned[argument ?? ''] : undefined) ?? nothing;
}
