/** Pending reactions of the reader to announcements, by announcement and emoji. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PendingReactions } from '@/domain/statuses/reaction';
import { slices } from '@/slices/root';

interface Intent {
  announcementId: string;
  /** The emoji itself, or the shortcode of a custom one. */
  name: string;
  wanted: boolean;
}

type State = Record<string, PendingReactions>;

const slice = createSlice({
  name: 'announcementReactions',
  initialState: {} as State,
  reducers: {
    announcementReactionRequested(
      state,
      { payload }: PayloadAction<Intent & { url: string | null }>,
    ) {
      const { announcementId, name, wanted, url } = payload;
      (state[announcementId] ??= {})[name] = { wanted, url };
    },
    announcementReactionConfirmed(state, { payload }: PayloadAction<Intent>) {
      const { announcementId, name, wanted } = payload;
      // A newer press may have changed the pending value during the call.
      if (state[announcementId]?.[name]?.wanted === wanted) forget(state, payload);
    },
    announcementReactionRefused(state, { payload }: PayloadAction<Intent & { reason: string }>) {
      forget(state, payload);
    },
  },
});

function forget(state: State, { announcementId, name }: Intent): void {
  Reflect.deleteProperty(state[announcementId] ?? {}, name);
}

declare module '@/slices/root' {
  interface DeferredSlices {
    announcementReactions: State;
  }
}

slices.inject(slice);

export const {
  announcementReactionRequested,
  announcementReactionConfirmed,
  announcementReactionRefused,
} = slice.actions;
