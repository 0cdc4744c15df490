/** Muted servers. Changes are optimistic and are undone when the server refuses. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

export interface DomainMutesState {
  /** Null until they are loaded. */
  domains: string[] | null;
}

export const noDomainMutes: DomainMutesState = { domains: null };

interface DomainMuteChange {
  domain: string;
  muted: boolean;
}

const slice = createSlice({
  name: 'domainMutes',
  initialState: noDomainMutes,
  reducers: {
    domainMutesOpened() {
      // The saga asks.
    },
    domainMutesReceived(state, { payload }: PayloadAction<{ domains: string[] }>) {
      state.domains = payload.domains;
    },
    domainMuteChangeRequested: (state, { payload }: PayloadAction<DomainMuteChange>) =>
      set(state, payload),
    domainMuteChangeRefused(
      state,
      { payload }: PayloadAction<DomainMuteChange & { reason: string }>,
    ) {
      set(state, { ...payload, muted: !payload.muted });
    },
  },
});

function set(state: DomainMutesState, { domain, muted }: DomainMuteChange): void {
  const others = (state.domains ?? []).filter((known) => known !== domain);
  state.domains = muted ? [domain, ...others] : others;
}

declare module '@/slices/root' {
  interface DeferredSlices {
    domainMutes: DomainMutesState;
  }
}

slices.inject(slice);

export const {
  domainMutesOpened,
  domainMutesReceived,
  domainMuteChangeRequested,
  domainMuteChangeRefused,
} = slice.actions;
