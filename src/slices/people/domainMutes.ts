/** Muted servers. Changes are optimistic: they lie over the server's list until it has answered. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { slices } from '@/slices/root';

export interface DomainMutesState {
  /** As the server has them; null until they are loaded. */
  domains: string[] | null;
  /** The unconfirmed wishes of the reader, by domain. */
  pending: Record<string, boolean>;
}

export const noDomainMutes: DomainMutesState = { domains: null, pending: {} };

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
    domainMuteChangeRequested({ pending }, { payload }: PayloadAction<DomainMuteChange>) {
      pending[payload.domain] = payload.muted;
    },
    domainMuteChangeConfirmed(state, { payload }: PayloadAction<DomainMuteChange>) {
      const { domain, muted } = payload;
      state.domains = state.domains && withChange(state.domains, domain, muted);
      // A newer wish is not confirmed yet.
      if (state.pending[domain] === muted) Reflect.deleteProperty(state.pending, domain);
    },
    domainMuteChangeRefused(
      { pending },
      { payload }: PayloadAction<DomainMuteChange & { reason: string }>,
    ) {
      Reflect.deleteProperty(pending, payload.domain);
    },
  },
});

/** A server that is muted comes first; one that is muted already keeps its position. */
export function withChange(domains: string[], domain: string, muted: boolean): string[] {
  if (domains.includes(domain) === muted) return domains;
  return muted ? [domain, ...domains] : domains.filter((known) => known !== domain);
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
  domainMuteChangeConfirmed,
  domainMuteChangeRefused,
} = slice.actions;
