/** Hashtags on profiles that were opened, and those that the server suggests for one's own. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FeaturedTag } from '@/domain/discovery/tags';
import { slices } from '@/slices/root';

export interface FeaturedTagsState {
  /** By person. */
  tags: Record<string, FeaturedTag[]>;
  /** Names of hashtags that the reader uses most. */
  suggested: string[];
}

export const noFeaturedTags: FeaturedTagsState = { tags: {}, suggested: [] };

interface OfPerson {
  userId: string;
  own: boolean;
}

const slice = createSlice({
  name: 'featuredTags',
  initialState: noFeaturedTags,
  reducers: {
    featuredTagsOpened(_state, _action: PayloadAction<OfPerson>) {
      // The saga asks.
    },
    featuredTagsClosed(_state, _action: PayloadAction<OfPerson>) {
      // The saga stops asking.
    },
    featuredTagsReceived(
      { tags },
      { payload }: PayloadAction<{ userId: string; tags: FeaturedTag[] }>,
    ) {
      tags[payload.userId] = payload.tags;
    },
    tagSuggestionsReceived(state, { payload }: PayloadAction<{ names: string[] }>) {
      state.suggested = payload.names;
    },
    tagFeatureRequested(_state, _action: PayloadAction<{ userId: string; name: string }>) {
      // The saga sends.
    },
    tagFeatured({ tags }, { payload }: PayloadAction<{ userId: string; tag: FeaturedTag }>) {
      const { userId, tag } = payload;
      tags[userId] = [...(tags[userId] ?? []).filter(({ id }) => id !== tag.id), tag];
    },
    tagUnfeatureRequested(_state, _action: PayloadAction<{ userId: string; id: string }>) {
      // The saga sends.
    },
    tagUnfeatured({ tags }, { payload }: PayloadAction<{ userId: string; id: string }>) {
      const { userId, id } = payload;
      tags[userId] = (tags[userId] ?? []).filter((tag) => tag.id !== id);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    featuredTags: FeaturedTagsState;
  }
}

slices.inject(slice);

export const {
  featuredTagsOpened,
  featuredTagsClosed,
  featuredTagsReceived,
  tagSuggestionsReceived,
  tagFeatureRequested,
  tagFeatured,
  tagUnfeatureRequested,
  tagUnfeatured,
} = slice.actions;
