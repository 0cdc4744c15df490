/** Hashtags that often stand beside another one. No server tells them: they are counted here. */
import { tagId } from '@/domain/timelines/tagTimeline';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { rowIn } from '@/lib/values/rowTable';
import type { RootState } from '@/slices/root';

/** The newest posts that are counted, and the most names that are offered. */
const POSTS = 200;
const NAMES = 8;
/** One post says nothing. */
const OFTEN = 2;

export function selectTagsTogether(state: RootState, key: TimelineKey, tag: string): string[] {
  const ids = state.timelines[key]?.ranges.flat().slice(0, POSTS) ?? [];
  const counts = new Map<string, number>();
  for (const id of ids) {
    for (const name of rowIn(state.statuses.entities, id)?.hashtags ?? []) {
      if (tagId(name) !== tagId(tag)) counts.set(tagId(name), (counts.get(tagId(name)) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= OFTEN)
    .sort(([one, a], [other, b]) => b - a || one.localeCompare(other))
    .slice(0, NAMES)
    .map(([name]) => name);
}
