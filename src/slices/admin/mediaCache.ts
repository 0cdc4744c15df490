/** Media that the server stores: what is kept out, and the work begun. Nothing of it is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { addressesIn, type BannedPage, type PurgeDraft } from '@/domain/admin/content/mediaCache';
import type { MediaJob } from '@/domain/admin/server/mediaJobs';
import { slices } from '@/slices/root';

export interface MediaCacheState {
  /** Null until they are loaded. */
  urls: string[] | null;
  total: number;
  words: string;
  draft: PurgeDraft;
  /** How many addresses were cleared since the draft was written. */
  purged: number;
  /** The work that the server has begun since it was last asked for. */
  begun: MediaJob['kind'][];
}

export const noMediaCache: MediaCacheState = {
  urls: null,
  total: 0,
  words: '',
  draft: { text: '', bans: false },
  purged: 0,
  begun: [],
};

const slice = createSlice({
  // A name of its own would be one more line in what the first page loads.
  name: 'moderation',
  reducerPath: 'mediaCache',
  initialState: noMediaCache,
  reducers: {
    mediaCacheOpened(state, { payload }: PayloadAction<{ words: string }>) {
      if (state.words !== payload.words) state.urls = null;
      state.words = payload.words;
    },
    mediaCacheClosed() {
      // The saga stops asking.
    },
    moreMediaCacheRequested() {
      // The saga fetches.
    },
    mediaCacheReceived(state, { payload }: PayloadAction<BannedPage & { more: boolean }>) {
      const before = payload.more ? (state.urls ?? []) : [];
      // Changes by others move rows to another page, so that some come twice.
      state.urls = [...new Set([...before, ...payload.urls])];
      state.total = payload.total;
    },
    purgeWritten(state, { payload }: PayloadAction<{ draft: PurgeDraft }>) {
      state.draft = payload.draft;
      state.purged = 0;
    },
    purgeRequested(state) {
      state.purged = 0;
    },
    /** Some of the addresses are done; the others stay in the form. */
    mediaPurged(state, { payload: { urls } }: PayloadAction<{ urls: string[] }>) {
      const left = addressesIn(state.draft.text).urls.filter((url) => !urls.includes(url));
      state.draft.text = left.join('\n');
      state.purged += urls.length;
    },
    mediaJobRequested(state, { payload }: PayloadAction<{ job: MediaJob }>) {
      state.begun = state.begun.filter((kind) => kind !== payload.job.kind);
    },
    mediaJobBegun(state, { payload }: PayloadAction<{ kind: MediaJob['kind'] }>) {
      state.begun.push(payload.kind);
    },
    unbanRequested(_state, _action: PayloadAction<{ url: string }>) {
      // The saga asks the server.
    },
    mediaUnbanned(state, { payload }: PayloadAction<{ url: string }>) {
      state.urls = state.urls?.filter((url) => url !== payload.url) ?? null;
      state.total = Math.max(0, state.total - 1);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    mediaCache: MediaCacheState;
  }
}

slices.inject(slice);

export const {
  mediaCacheOpened,
  mediaCacheClosed,
  moreMediaCacheRequested,
  mediaCacheReceived,
  purgeWritten,
  purgeRequested,
  mediaPurged,
  mediaJobRequested,
  mediaJobBegun,
  unbanRequested,
  mediaUnbanned,
} = slice.actions;
