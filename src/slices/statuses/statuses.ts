/**
 * The table of statuses, and the reader's pending toggles.
 *
 * `entities` holds only what the server said, `pendingToggles` the unconfirmed presses. A failed
 * call deletes the pending toggle, so there is no earlier value to remember or restore.
 */
import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import type { StatusToggle, Status, PendingToggles } from '@/domain/statuses/status';
import { rowIn } from '@/lib/values/rowTable';
import {
  carriesEntities,
  entitiesEvicted,
  noRows,
  withoutRows,
  withRows,
  type EntityState,
} from '@/slices/engine/entities';
import { pollReceived } from './polls';

export interface StatusToggleIntent {
  statusId: string;
  toggle: StatusToggle;
  wanted: boolean;
}

interface StatusesState extends EntityState<Status> {
  pendingToggles: Record<string, PendingToggles>;
}

const initialState: StatusesState = { ...noRows, pendingToggles: {} };

const slice = createSlice({
  name: 'statuses',
  initialState,
  reducers: {
    statusToggleRequested(state, { payload }: PayloadAction<StatusToggleIntent>) {
      const { statusId, toggle, wanted } = payload;
      state.pendingToggles[statusId] = { ...state.pendingToggles[statusId], [toggle]: wanted };
    },
    statusToggleConfirmed(
      state,
      { payload }: PayloadAction<StatusToggleIntent & { entities: EntityBundle }>,
    ) {
      // A newer press may have changed the pending value during the call.
      if (state.pendingToggles[payload.statusId]?.[payload.toggle] === payload.wanted)
        forget(state, payload);
    },
    statusToggleRefused(
      state,
      { payload }: PayloadAction<StatusToggleIntent & { reason: string }>,
    ) {
      forget(state, payload);
    },
    /** One status, fetched for its own page or received from the socket (an edit, too). */
    statusReceived(_state, _action: PayloadAction<{ statusId: string; entities: EntityBundle }>) {
      // The entity matcher below stores the rows.
    },
    /** A preview or a quote needs this status. Known ones are not fetched. */
    statusPreviewRequested(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    statusOpened(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    statusClosed(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga stops retrying.
    },
    statusDeleted(state, { payload }: PayloadAction<{ statusId: string }>) {
      // The row stays: threads show a placeholder where the status was.
      const status = rowIn(state.entities, payload.statusId);
      if (status) status.deleted = true;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entitiesEvicted, (state, { payload }) =>
      withoutRows(original(state) ?? state, payload.statusIds),
    );
    builder.addCase(pollReceived, (state, { payload: { statusId, poll } }) => {
      const status = rowIn(state.entities, statusId);
      // An edit may have brought another poll meanwhile.
      if (status?.poll?.id === poll.id) status.poll = poll;
    });
    builder.addMatcher(carriesEntities, (state, { payload }) => {
      const known = original(state) ?? state;
      return withRows(
        known,
        payload.entities.statuses.map((row) =>
          withConversation(row, rowIn(known.entities, row.id)),
        ),
      );
    });
  },
});

/** Lists leave out the conversation of a direct post, which stays the one that its own answer named. */
const withConversation = (row: Status, known: Status | undefined): Status =>
  row.visibility === 'direct' && known?.directConversationId && !row.directConversationId
    ? { ...row, directConversationId: known.directConversationId }
    : row;

function forget(state: typeof initialState, { statusId, toggle }: StatusToggleIntent): void {
  const pending = state.pendingToggles[statusId];
  if (!pending) return;
  const { [toggle]: _dropped, ...rest } = pending;
  if (Object.keys(rest).length > 0) state.pendingToggles[statusId] = rest;
  else Reflect.deleteProperty(state.pendingToggles, statusId);
}

export const {
  statusToggleRequested,
  statusToggleConfirmed,
  statusToggleRefused,
  statusReceived,
  statusPreviewRequested,
  statusOpened,
  statusClosed,
  statusDeleted,
} = slice.actions;
export default slice.reducer;
