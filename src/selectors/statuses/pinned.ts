/** The statuses that are pinned on a profile. */
import { parseTimelineKey, type TimelineKey } from '@/domain/timelines/timeline';
import type { RootState } from '@/slices/root';

const nothing: readonly string[] = [];

/** Empty for timelines that are not of a profile. */
export function selectPinnedIds(state: RootState, key: TimelineKey): readonly string[] {
  const { kind, argument } = parseTimelineKey(key);
  return (kind === 'user' ? state.pinned[argument ?? ''] : undefined) ?? nothing;
}
