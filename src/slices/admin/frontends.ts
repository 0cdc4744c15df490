/** The front-ends that the server knows, and the result of installing one. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Frontend, FrontendSource } from '@/domain/admin/frontends';
import { slices } from '@/slices/root';

export interface FrontendsState {
  /** Null until they are loaded. */
  list: Frontend[] | null;
  /** The last one that the server installed. */
  installed: { name: string; ref: string | null } | null;
}

export const noFrontends: FrontendsState = { list: null, installed: null };

const slice = createSlice({
  name: 'frontends',
  initialState: noFrontends,
  reducers: {
    frontendsRequested() {
      // The saga does it.
    },
    frontendsReceived(state, { payload }: PayloadAction<{ frontends: Frontend[] }>) {
      state.list = payload.frontends;
    },
    frontendInstallRequested(state, _action: PayloadAction<{ source: FrontendSource }>) {
      state.installed = null;
    },
    frontendInstalled(
      state,
      { payload }: PayloadAction<{ name: string; ref: string | null; frontends: Frontend[] }>,
    ) {
      state.list = payload.frontends;
      state.installed = { name: payload.name, ref: payload.ref };
    },
    installedDismissed(state) {
      state.installed = null;
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    frontends: FrontendsState;
  }
}

slices.inject(slice);

export const {
  frontendsRequested,
  frontendsReceived,
  frontendInstallRequested,
  frontendInstalled,
  installedDismissed,
} = slice.actions;
