/**
 * Hashtags that the reader opened or follows. Follows are optimistic: they lie over the server's
 * value until it has answered. One that was unfollowed stays in the list until it is opened again,
 * so that a wrong press can be taken back.
 */
import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Tag } from '@/domain/discovery/tags';
import { tagId } from '@/domain/timelines/tagTimeline';
import { slices } from '@/slices/root';

export interface TagsState {
  /** By the form of their name in which names are compared. */
  known: Record<string, Tag>;
  /** The ids of those that the reader follows; null until they are loaded. */
  followed: string[] | null;
  /** Unconfirmed wishes to follow or unfollow, by id. */
  pending: Record<string, boolean>;
  /** For posts of the home timeline that are there because of a hashtag only: its name. */
  causes: Record<string, string>;
}

export const noTags: TagsState = { known: {}, followed: null, pending: {}, causes: {} };

interface TagFollow {
  name: string;
  wanted: boolean;
}

interface OfTag {
  name: string;
}

/** An answer with hashtags that the reader need not follow, such as a list of trending ones. */
function bringsTags(action: UnknownAction): action is PayloadAction<{ knownTags: Tag[] }> {
  const payload = action.payload as { knownTags?: unknown } | null | undefined;
  return typeof payload === 'object' && Array.isArray(payload?.knownTags);
}

const slice = createSlice({
  name: 'tags',
  initialState: noTags,
  reducers: {
    tagOpened(_state, _action: PayloadAction<OfTag>) {
      // The saga asks.
    },
    tagClosed(_state, _action: PayloadAction<OfTag>) {
      // The saga stops asking.
    },
    tagReceived({ known }, { payload: { tag } }: PayloadAction<{ tag: Tag }>) {
      known[tagId(tag.name)] = tag;
    },
    followedTagsOpened() {
      // The saga asks.
    },
    followedTagsClosed() {
      // The saga stops asking.
    },
    /** Something wants to know them; they are fetched once. */
    followedTagsNeeded() {
      // The saga asks.
    },
    /** All those that have come so far. */
    followedTagsReceived(state, { payload: { tags } }: PayloadAction<{ tags: Tag[] }>) {
      for (const tag of tags) state.known[tagId(tag.name)] = { ...tag, following: true };
      state.followed = tags.map(({ name }) => tagId(name));
    },
    tagFollowRequested({ pending }, { payload: { name, wanted } }: PayloadAction<TagFollow>) {
      pending[tagId(name)] = wanted;
    },
    tagFollowConfirmed(state, { payload }: PayloadAction<TagFollow & { tag: Tag | null }>) {
      const { name, wanted, tag } = payload;
      const id = tagId(name);
      const known = tag ?? state.known[id] ?? { name, days: [] };
      state.known[id] = { ...known, following: wanted };
      if (wanted && state.followed?.includes(id) === false) state.followed.unshift(id);
      // A newer wish is not confirmed yet.
      if (state.pending[id] === wanted) Reflect.deleteProperty(state.pending, id);
    },
    tagFollowRefused({ pending }, { payload }: PayloadAction<TagFollow & { reason: string }>) {
      Reflect.deleteProperty(pending, tagId(payload.name));
    },
    tagCausesFound(state, { payload }: PayloadAction<{ causes: Record<string, string> }>) {
      state.causes = payload.causes;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(bringsTags, ({ known }, { payload: { knownTags } }) => {
      for (const tag of knownTags) {
        const id = tagId(tag.name);
        // For visitors the server does not say whether they follow it.
        known[id] = { ...tag, following: tag.following ?? known[id]?.following ?? null };
      }
    }),
});

declare module '@/slices/root' {
  interface DeferredSlices {
    tags: TagsState;
  }
}

slices.inject(slice);

export const {
  tagOpened,
  tagClosed,
  tagReceived,
  followedTagsOpened,
  followedTagsClosed,
  followedTagsNeeded,
  followedTagsReceived,
  tagFollowRequested,
  tagFollowConfirmed,
  tagFollowRefused,
  tagCausesFound,
} = slice.actions;
