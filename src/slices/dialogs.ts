/** The stack of open dialogs, the lowest first. `app/dialogs` knows what each kind shows. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { loggedOut } from './session';

export interface DialogProps {
  mediaViewer: { statusId: string; index: number };
  settings: { mode: 'user' | 'admin'; tab: string | null; minimized: boolean };
  updateNotice: null;
  report: { userId: string; statusIds: string[] };
  postStatus: null;
  editStatus: { statusId: string };
  statusHistory: { statusId: string };
  confirmLogout: null;
  confirmRepeat: { statusId: string };
  confirmDelete: { statusId: string };
}

export type DialogKind = keyof DialogProps;

export type DialogEntry = {
  [Kind in DialogKind]: { kind: Kind; props: DialogProps[Kind] };
}[DialogKind];

const slice = createSlice({
  name: 'dialogs',
  initialState: [] as DialogEntry[],
  reducers: {
    dialogOpened(state, { payload }: PayloadAction<DialogEntry>) {
      // Each kind is open once: opening it again brings it to the front.
      return [...state.filter(({ kind }) => kind !== payload.kind), payload];
    },
    dialogClosed(state, { payload }: PayloadAction<{ kind: DialogKind }>) {
      return state.filter(({ kind }) => kind !== payload.kind);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(loggedOut, () => []);
  },
});

export const { dialogOpened, dialogClosed } = slice.actions;
export default slice.reducer;
