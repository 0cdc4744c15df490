/** The edit history that is open in a dialog; removed when that is closed. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { StatusVersion } from '@/domain/statuses/statusVersion';

const slice = createSlice({
  name: 'histories',
  initialState: {} as Record<string, StatusVersion[]>,
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

export const { historyOpened, historyReceived, historyClosed } = slice.actions;
export default slice.reducer;
