/**
 * Status actions other than toggles. `commandFailures` holds, per status, the failure of the latest
 * action, until one succeeds or the reader has seen it.
 */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isSecondaryToggle, type CommandFailure } from '@/domain/statuses/commandFailure';
import type { StatusCommand } from '@/domain/statuses/statusCommands';
import { entitiesEvicted } from '@/slices/engine/entities';
import { statusToggleConfirmed, statusToggleRefused } from './statuses';

interface OfStatus {
  statusId: string;
}

/** From a menu, a button or a key; the saga asks first, or acts. */
export const statusCommandRequested = createAction<
  OfStatus & {
    command: StatusCommand;
    /** The card is within its thread. */
    inThread?: boolean;
  }
>('statusCommands/statusCommandRequested');

const slice = createSlice({
  name: 'statusCommands',
  initialState: { commandFailures: {} as Record<string, CommandFailure> },
  reducers: {
    deleteRequested(_state, _action: PayloadAction<OfStatus>) {
      // The saga deletes it; the row is marked when the server has agreed.
    },
    deleteRefused(_state, _action: PayloadAction<OfStatus & { reason: string }>) {
      // A notice shows it.
    },
    linkCopyRequested(_state, _action: PayloadAction<OfStatus>) {
      // The saga copies.
    },
    linkCopied(state, { payload }: PayloadAction<OfStatus>) {
      Reflect.deleteProperty(state.commandFailures, payload.statusId);
    },
    linkNotCopied(state, { payload }: PayloadAction<OfStatus & { reason: string }>) {
      const { statusId, reason } = payload;
      state.commandFailures[statusId] = { about: 'link', wanted: true, reason };
    },
    detailsCopyRequested(_state, _action: PayloadAction<OfStatus & { error: string }>) {
      // The saga copies them, for a report about a status that could not be shown.
    },
    detailsNotCopied(_state, _action: PayloadAction<OfStatus & { reason: string }>) {
      // A notice shows it.
    },
    deferredPartFailed(state, { payload }: PayloadAction<OfStatus>) {
      state.commandFailures[payload.statusId] = { about: 'part', wanted: true, reason: '' };
    },
    commandFailureDismissed(state, { payload }: PayloadAction<OfStatus>) {
      Reflect.deleteProperty(state.commandFailures, payload.statusId);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(statusToggleConfirmed, (state, { payload: { statusId, toggle } }) => {
      if (isSecondaryToggle(toggle)) Reflect.deleteProperty(state.commandFailures, statusId);
    });
    builder.addCase(
      statusToggleRefused,
      (state, { payload: { statusId, toggle, wanted, reason } }) => {
        if (isSecondaryToggle(toggle))
          state.commandFailures[statusId] = { about: toggle, wanted, reason };
      },
    );
    builder.addCase(entitiesEvicted, (state, { payload }) => {
      for (const statusId of payload.statusIds)
        Reflect.deleteProperty(state.commandFailures, statusId);
    });
  },
});

export const {
  deleteRequested,
  deleteRefused,
  linkCopyRequested,
  linkCopied,
  linkNotCopied,
  detailsCopyRequested,
  detailsNotCopied,
  deferredPartFailed,
  commandFailureDismissed,
} = slice.actions;
export default slice.reducer;
