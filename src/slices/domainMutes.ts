/** Servers that the reader muted as a whole. A wish shows at once and goes back when it is refused. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { joinSlices } from './lateSlices';

export interface DomainMutesState {
  /** Null until they are known. */
  domains: string[] | null;
}

export const noDomainMutes: DomainMutesState = { domains: null };

interface Wish {
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
    domainMuteWished: (state, { payload }: PayloadAction<Wish>) => set(state, payload),
    domainMuteRefused(state, { payload }: PayloadAction<Wish & { reason: string }>) {
      set(state, { ...payload, muted: !payload.muted });
    },
  },
});

function set(state: DomainMutesState, { domain, muted }: Wish): void {
  const others = (state.domains ?? []).filter((known) => known !== domain);
  state.domains = muted ? [domain, ...others] : others;
}

joinSlices('domainMutes', slice.reducer);

export const { domainMutesOpened, domainMutesReceived, domainMuteWished, domainMuteRefused } =
  slice.actions;
