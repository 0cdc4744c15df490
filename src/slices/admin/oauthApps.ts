/** The applications that are registered at the own server. Nothing of them is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  OauthApp,
  OauthAppDraft,
  OauthAppFilter,
  OauthAppPage,
} from '@/domain/admin/server/oauthApps';
import { slices } from '@/slices/root';

export interface OauthAppsState {
  filter: OauthAppFilter;
  /** Null until they are loaded. */
  apps: OauthApp[] | null;
  /** The number of the last page; null if there is no further one. */
  page: number | null;
  /** The application in the form. */
  draft: OauthAppDraft | null;
  /** The only secret that is kept, as long as staff looks at it. */
  revealed: { id: string; clientSecret: string } | null;
}

export const noOauthApps: OauthAppsState = {
  filter: { words: '', trusted: false },
  apps: null,
  page: null,
  draft: null,
  revealed: null,
};

const slice = createSlice({
  // A name of its own would be one more line in what the first page loads.
  name: 'moderation',
  reducerPath: 'oauthApps',
  initialState: noOauthApps,
  reducers: {
    oauthAppsOpened(state, { payload }: PayloadAction<{ filter: OauthAppFilter }>) {
      const { words, trusted } = state.filter;
      const { filter } = payload;
      if (filter.words !== words || filter.trusted !== trusted) state.apps = null;
      state.filter = filter;
    },
    oauthAppsClosed(state) {
      state.revealed = null;
    },
    moreOauthAppsRequested() {
      // The saga fetches.
    },
    oauthAppsReceived(
      state,
      { payload: { apps, full, page } }: PayloadAction<OauthAppPage & { page: number }>,
    ) {
      const before = page > 1 ? (state.apps ?? []) : [];
      // The pages have no fixed order, so that some come twice.
      const rows = new Map([...before, ...apps].map((app) => [app.id, app]));
      state.page = full && rows.size > before.length ? page : null;
      state.apps = [...rows.values()];
    },
    oauthAppWritten(state, { payload }: PayloadAction<{ draft: OauthAppDraft | null }>) {
      state.draft = payload.draft;
    },
    oauthAppSaveRequested() {
      // The saga sends the draft.
    },
    oauthAppSaved(state, { payload: { app } }: PayloadAction<{ app: OauthApp }>) {
      const others = state.apps ?? [];
      const isKnown = others.some(({ id }) => id === app.id);
      state.apps = isKnown
        ? others.map((other) => (other.id === app.id ? app : other))
        : [app, ...others];
      state.draft = null;
    },
    oauthAppRemoveRequested(_state, _action: PayloadAction<{ id: string }>) {
      // The saga asks the server.
    },
    oauthAppRemoved(state, { payload: { id } }: PayloadAction<{ id: string }>) {
      state.apps = state.apps?.filter((app) => app.id !== id) ?? null;
      if (state.draft?.id === id) state.draft = null;
      if (state.revealed?.id === id) state.revealed = null;
    },
    oauthSecretRequested(_state, _action: PayloadAction<{ id: string }>) {
      // The saga fetches it.
    },
    oauthSecretReceived(state, { payload }: PayloadAction<{ id: string; clientSecret: string }>) {
      state.revealed = payload;
    },
    oauthSecretHidden(state) {
      state.revealed = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    oauthApps: OauthAppsState;
  }
}

slices.inject(slice);

export const {
  oauthAppsOpened,
  oauthAppsClosed,
  moreOauthAppsRequested,
  oauthAppsReceived,
  oauthAppWritten,
  oauthAppSaveRequested,
  oauthAppSaved,
  oauthAppRemoveRequested,
  oauthAppRemoved,
  oauthSecretRequested,
  oauthSecretReceived,
  oauthSecretHidden,
} = slice.actions;
