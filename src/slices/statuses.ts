/**
 * The table of statuses, and the reader's unconfirmed wishes about them.
 *
 * Truth and wish are kept apart: `entities` holds only what the server said, `wishes` what the
 * reader pressed since. A failed call deletes the wish and the truth shows again, so there is no
 * earlier value to remember or restore.
 */
import { createEntityAdapter, createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import type { Mark, Status, Wish } from '@/domain/status';
import { carriesEntities, swept, withRows } from './entities';
import { pollReceived } from './polls';

export interface MarkIntent {
  statusId: string;
  mark: Mark;
  wanted: boolean;
}

export const statusTable = createEntityAdapter<Status>();

const initialState = statusTable.getInitialState({
  wishes: {} as Record<string, Wish>,
});

const slice = createSlice({
  name: 'statuses',
  initialState,
  reducers: {
    markRequested(state, { payload }: PayloadAction<MarkIntent>) {
      const { statusId, mark, wanted } = payload;
      state.wishes[statusId] = { ...state.wishes[statusId], [mark]: wanted };
    },
    markConfirmed(state, { payload }: PayloadAction<MarkIntent & { entities: EntityBundle }>) {
      // A second press may have changed the wish while this call was under way.
      if (state.wishes[payload.statusId]?.[payload.mark] === payload.wanted) forget(state, payload);
    },
    markRefused(state, { payload }: PayloadAction<MarkIntent & { reason: string }>) {
      forget(state, payload);
    },
    /** One status, fetched on its own page or told of by the socket (an edit, too). */
    statusReceived(_state, _action: PayloadAction<{ statusId: string; entities: EntityBundle }>) {
      // The rows go in below.
    },
    /** Something beside another status shows it: a preview, a quote. Known ones are not asked for. */
    statusWanted(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    statusOpened(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    statusClosed(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga gives up what it still tries.
    },
    statusDeleted(state, { payload }: PayloadAction<{ statusId: string }>) {
      // The row stays: threads show a gravestone where the status was.
      const status = state.entities[payload.statusId];
      if (status) status.deleted = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(swept, (state, { payload }) => {
      statusTable.removeMany(state, payload.statusIds);
    });
    builder.addCase(pollReceived, (state, { payload: { statusId, poll } }) => {
      const status = state.entities[statusId];
      // An edit may have brought another poll meanwhile.
      if (status?.poll?.id === poll.id) status.poll = poll;
    });
    builder.addMatcher(carriesEntities, (state, { payload }) =>
      withRows(original(state) ?? state, payload.entities.statuses),
    );
  },
});

function forget(state: typeof initialState, { statusId, mark }: MarkIntent): void {
  const wish = state.wishes[statusId];
  if (!wish) return;
  const { [mark]: _dropped, ...rest } = wish;
  if (Object.keys(rest).length > 0) state.wishes[statusId] = rest;
  else Reflect.deleteProperty(state.wishes, statusId);
}

export const {
  markRequested,
  markConfirmed,
  markRefused,
  statusReceived,
  statusWanted,
  statusOpened,
  statusClosed,
  statusDeleted,
} = slice.actions;
export default slice.reducer;
