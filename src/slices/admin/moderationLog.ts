/** The log of moderation as far as it was read. Nothing of it is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { wholeLog, type LogEntry, type LogFilter } from '@/domain/admin/moderationLog';
import { slices } from '@/slices/root';

export interface ModerationLogState {
  filter: LogFilter;
  /** Null until they are loaded. */
  entries: LogEntry[] | null;
  total: number;
  /** Accounts that were seen in it, by id. */
  actors: Record<string, string>;
}

export const noModerationLog: ModerationLogState = {
  filter: wholeLog,
  entries: null,
  total: 0,
  actors: {},
};

const slice = createSlice({
  name: 'moderation',
  reducerPath: 'moderationLog',
  initialState: noModerationLog,
  reducers: {
    logOpened(state, { payload }: PayloadAction<{ filter: LogFilter }>) {
      state.filter = payload.filter;
      state.entries = null;
      state.total = 0;
    },
    logClosed() {
      // The saga stops asking.
    },
    moreLogRequested() {
      // The saga fetches.
    },
    logReceived(
      state,
      { payload }: PayloadAction<{ entries: LogEntry[]; total: number; more: boolean }>,
    ) {
      const before = payload.more ? (state.entries ?? []) : [];
      // New entries move old ones to the next page, so that some come twice.
      const rows = [...before, ...payload.entries].map((entry) => [entry.id, entry] as const);
      state.entries = [...new Map(rows).values()];
      state.total = payload.total;
      for (const { actor } of payload.entries) {
        if (actor !== null && actor.id !== null) state.actors[actor.id] = actor.name;
      }
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    moderationLog: ModerationLogState;
  }
}

slices.inject(slice);

export const { logOpened, logClosed, moreLogRequested, logReceived } = slice.actions;
