/** The account's scheduled posts, as the server said last. The next to be posted comes first. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { soonestFirst, type ScheduledPost } from '@/domain/composer/options/scheduledPost';
import { slices } from '@/slices/root';

interface ScheduledPostsState {
  posts: ScheduledPost[];
  /** True once the list was loaded. */
  known: boolean;
}

interface OfPost {
  id: string;
}

export const noScheduledPosts: ScheduledPostsState = { posts: [], known: false };

const slice = createSlice({
  name: 'scheduledPosts',
  initialState: noScheduledPosts,
  reducers: {
    /** The list is open. */
    scheduledPostsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    scheduledPostsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    scheduledPostsReceived(state, { payload }: PayloadAction<{ posts: ScheduledPost[] }>) {
      state.posts = soonestFirst(payload.posts);
      state.known = true;
    },
    /** The server keeps it, or has changed its time. */
    scheduledPostReceived(state, { payload: { post } }: PayloadAction<{ post: ScheduledPost }>) {
      state.posts = soonestFirst([...state.posts.filter(({ id }) => id !== post.id), post]);
    },
    /** It was deleted or posted. */
    scheduledPostRemoved(state, { payload }: PayloadAction<OfPost>) {
      state.posts = state.posts.filter(({ id }) => id !== payload.id);
    },
    rescheduleRequested(_state, _action: PayloadAction<OfPost & { time: number }>) {
      // The saga asks.
    },
    /** It is to come before the other one, with which it changes the time. */
    scheduledOrderRequested(_state, _action: PayloadAction<OfPost & { laterId: string }>) {
      // The saga asks.
    },
    scheduledPostDeleteRequested(_state, _action: PayloadAction<OfPost>) {
      // The saga asks.
    },
    /** It is opened in a composer; the scheduled one stays until that is sent. */
    scheduledPostEditRequested(_state, _action: PayloadAction<OfPost>) {
      // The saga makes the draft.
    },
    scheduledPostNowRequested(_state, _action: PayloadAction<OfPost>) {
      // The saga makes the draft and sends it.
    },
  },
});

export const {
  scheduledPostsOpened,
  scheduledPostsClosed,
  scheduledPostsReceived,
  scheduledPostReceived,
  scheduledPostRemoved,
  rescheduleRequested,
  scheduledOrderRequested,
  scheduledPostDeleteRequested,
  scheduledPostEditRequested,
  scheduledPostNowRequested,
} = slice.actions;

declare module '@/slices/root' {
  interface DeferredSlices {
    scheduledPosts: ScheduledPostsState;
  }
}

slices.inject(slice);
