/** Components read hashtags here, because their slice is deferred and missing at first. */
import { createSelector } from '@reduxjs/toolkit';
import type { Tag } from '@/domain/discovery/tags';
import { tagId } from '@/domain/timelines/tagTimeline';
import { selectSetting } from '@/selectors/session/config';
import { noTags } from '@/slices/discovery/tags';
import type { RootState } from '@/slices/root';

const selectSlice = (state: RootState) => state.tags ?? noTags;

export const selectTag = (state: RootState, name: string): Tag | undefined =>
  selectSlice(state).known[tagId(name)];

/** The reader's wish, confirmed or not; null if it is not known. */
export function selectFollowsTag(state: RootState, name: string): boolean | null {
  const { pending, known } = selectSlice(state);
  return pending[tagId(name)] ?? known[tagId(name)]?.following ?? null;
}

export const selectPendingTagFollow = (state: RootState, name: string): boolean | undefined =>
  selectSlice(state).pending[tagId(name)];

/** The names of the followed hashtags, sorted; null until they are loaded. */
export const selectFollowedTags = createSelector(
  [
    (state: RootState) => selectSlice(state).followed,
    (state: RootState) => selectSlice(state).known,
  ],
  (followed, known): readonly string[] | null => {
    if (followed === null) return null;
    const { compare } = new Intl.Collator();
    return followed.map((id) => known[id]?.name ?? id).sort(compare);
  },
);

/** Those of the names that the reader follows, as far as is known. */
export const selectFollowedAmong = (state: RootState, names: readonly string[]): string[] =>
  names.filter((name) => selectFollowsTag(state, name) === true);

export const selectMutedWords = (state: RootState): readonly string[] =>
  selectSetting(state, 'muteWords');
