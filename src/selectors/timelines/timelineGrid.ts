/** The posts of a timeline without gaps and other rows, for the grid view. */
import type { TimelineKey } from '@/domain/timelines/timeline';
import { isShallowEqual } from '@/lib/values/isShallowEqual';
import type { RootState } from '@/slices/root';
import { selectPinnedIds } from '@/selectors/statuses/pinned';
import { isHidden, makeSelectListedIds } from './timelines';
import { filteringInputs } from './filtering';

/**
 * Makes a selector for the ids that a timeline shows, newest first. Each list on screen makes its
 * own; equal results keep the same array, so that a list re-renders only when it really changes.
 */
export function makeSelectShownIds() {
  const selectListedIds = makeSelectListedIds();
  let known: { memoInputs: readonly unknown[]; ids: readonly string[] } | null = null;
  return (state: RootState, key: TimelineKey): readonly string[] => {
    const listed = selectListedIds(state, key);
    const pinned = selectPinnedIds(state, key);
    const memoInputs = [key, listed, pinned, ...filteringInputs(state)];
    if (known && isShallowEqual(known.memoInputs, memoInputs)) return known.ids;
    const all = [...pinned, ...listed.filter((id) => !pinned.includes(id))];
    const found = all.filter((id) => !isHidden(state, key, id));
    const ids = known && isShallowEqual(known.ids, found) ? known.ids : found;
    known = { memoInputs, ids };
    return ids;
  };
}
