/** Components read hashtags of profiles here, because their slice is deferred and missing at first. */
import { createSelector } from '@reduxjs/toolkit';
import type { FeaturedTag } from '@/domain/discovery/tags';
import { tagId } from '@/domain/timelines/tagTimeline';
import { noFeaturedTags } from '@/slices/discovery/featuredTags';
import type { RootState } from '@/slices/root';

const selectSlice = (state: RootState) => state.featuredTags ?? noFeaturedTags;

/** Undefined until they are loaded. */
export const selectFeaturedTags = (
  state: RootState,
  userId: string,
): readonly FeaturedTag[] | undefined => selectSlice(state).tags[userId];

/** The suggestions that are not on the profile yet. */
export const selectTagSuggestions = createSelector(
  [(state: RootState) => selectSlice(state).suggested, selectFeaturedTags],
  (suggested, shown = []): string[] => {
    const ids = new Set(shown.map(({ name }) => tagId(name)));
    return suggested.filter((name) => !ids.has(tagId(name)));
  },
);
