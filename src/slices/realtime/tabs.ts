/**
 * The part of this tab among all tabs of its reader in this browser: one of them leads, holds the
 * socket and polls what is needed in the background; the others follow. A deferred slice, which is
 * empty until somebody is signed in. Owned by `sagas/realtime/tabs`.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TimelineKey } from '@/domain/timelines/timeline';
import { slices } from '@/slices/root';
import { loggedOut } from '@/slices/session/session';

/** `alone`: it takes no part, and does everything by itself. `waiting`: nobody has answered yet. */
export type TabRole = 'alone' | 'waiting' | 'leads' | 'follows';

export interface TabsState {
  role: TabRole;
  /** The name of this tab among the others. */
  id: string;
  /** Tabs of different versions do not understand each other. */
  version: string;
  /** The tab that leads, as far as this one knows, and how many have led before it. */
  leader: string;
  term: number;
  /** The timelines that other tabs show and want streamed, by tab. */
  wanted: Record<string, TimelineKey[]>;
}

const initialState: TabsState = {
  role: 'alone',
  id: '',
  version: '',
  leader: '',
  term: 0,
  wanted: {},
};

const slice = createSlice({
  name: 'tabs',
  initialState,
  reducers: {
    /** This tab takes part in the election. */
    tabJoined: (_state, { payload }: PayloadAction<{ id: string; version: string }>) => ({
      ...initialState,
      ...payload,
      role: 'waiting' as const,
    }),
    tabRoleChanged(state, { payload }: PayloadAction<{ role: TabRole }>) {
      state.role = payload.role;
      state.wanted = {};
    },
    /** A tab leads that began later than the one before. */
    leaderHeard(state, { payload }: PayloadAction<{ leader: string; term: number }>) {
      Object.assign(state, payload, { role: 'follows', wanted: {} });
    },
    leadBegun(state) {
      state.role = 'leads';
      state.leader = state.id;
      state.term += 1;
      state.wanted = {};
    },
    streamsWanted(state, { payload }: PayloadAction<{ tab: string; keys: TimelineKey[] }>) {
      if (payload.keys.length > 0) state.wanted[payload.tab] = payload.keys;
      else Reflect.deleteProperty(state.wanted, payload.tab);
    },
    /** The first message of another tab. */
    otherTabHeard() {
      // From now on, there is somebody to tell.
    },
    factReceived(_state, _action: PayloadAction<{ name: string; payload: unknown }>) {
      // The table of shared facts says what to put.
    },
    /** A tab of another build is open in this browser. */
    otherBuildMet() {
      // The saga of updates asks the server which one is current.
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => initialState);
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    tabs: TabsState;
  }
}

slices.inject(slice);

export const {
  tabJoined,
  tabRoleChanged,
  leaderHeard,
  leadBegun,
  streamsWanted,
  otherTabHeard,
  factReceived,
  otherBuildMet,
} = slice.actions;
