/**
 * The edit history that is open in a dialog; removed when that is closed. A deferred slice,
 * registered on first use.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StatusVersion } from '@/domain/statuses/statusVersion';
import { slices } from '@/slices/root';

type HistoriesState = Record<string, StatusVersion[]>;

const slice = createSlice({
  name: 'histories',
  initialState: {} as HistoriesState,
  reducers: {
    historyOpened(_state, _action: PayloadAction<{ statusId: string }>) {
      // The saga fetches.
    },
    historyReceived(
      state,
      { payload }: PayloadAction<{ statusId: string; versions: StatusVersion[] }>,
    ) {
      state[payload.statusId] = payload.versions;
    },
    historyClosed(state, { payload }: PayloadAction<{ statusId: string }>) {
      Reflect.deleteProperty(state, payload.statusId);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    histories: HistoriesState;
  }
}

slices.inject(slice);

export const { historyOpened, historyReceived, historyClosed } = slice.actions;
