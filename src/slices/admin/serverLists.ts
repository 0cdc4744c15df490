/** The short lists of administrators, such as relays. Nothing of them is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  ChangedAddress,
  ListedName,
  NewName,
  ServerListKind,
} from '@/domain/admin/serverLists';
import { slices } from '@/slices/root';

/** A list is missing until it is loaded. */
export interface ServerListsState extends Partial<Record<ServerListKind, ListedName[]>> {
  /** The answer to the last question; missing until it comes. The address itself is not kept. */
  isEmailBlocked?: boolean;
}

interface OfKind {
  kind: ServerListKind;
}

export const noServerLists: ServerListsState = {};

const slice = createSlice({
  name: 'moderation',
  reducerPath: 'serverLists',
  initialState: noServerLists,
  reducers: {
    serverListOpened(_state, _action: PayloadAction<OfKind>) {
      // The saga fetches.
    },
    serverListClosed(_state, _action: PayloadAction<OfKind>) {
      // The saga stops asking.
    },
    serverListReceived(state, { payload }: PayloadAction<OfKind & { names: ListedName[] }>) {
      state[payload.kind] = payload.names;
    },
    nameAddRequested(_state, _action: PayloadAction<OfKind & { wanted: NewName }>) {
      // The saga asks the server.
    },
    nameAdded(state, { payload: { kind, name } }: PayloadAction<OfKind & { name: ListedName }>) {
      const others = state[kind]?.filter(({ id }) => id !== name.id) ?? [];
      state[kind] = [name, ...others];
    },
    addressChangeRequested(
      _state,
      _action: PayloadAction<{ kind: 'addresses'; id: string; wanted: ChangedAddress }>,
    ) {
      // The saga asks the server.
    },
    /** It keeps its place. */
    addressChanged(state, { payload: { name } }: PayloadAction<{ name: ListedName }>) {
      state.addresses = state.addresses?.map((one) => (one.id === name.id ? name : one));
    },
    emailCheckRequested(state, _action: PayloadAction<{ email: string }>) {
      delete state.isEmailBlocked;
    },
    emailChecked(state, { payload }: PayloadAction<{ isBlocked: boolean }>) {
      state.isEmailBlocked = payload.isBlocked;
    },
    nameRemoveRequested(_state, _action: PayloadAction<OfKind & { id: string }>) {
      // The saga asks the server.
    },
    nameRemoved(state, { payload: { kind, id } }: PayloadAction<OfKind & { id: string }>) {
      state[kind] = state[kind]?.filter((name) => name.id !== id) ?? [];
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    serverLists: ServerListsState;
  }
}

slices.inject(slice);

export const {
  serverListOpened,
  serverListClosed,
  serverListReceived,
  nameAddRequested,
  nameAdded,
  addressChangeRequested,
  addressChanged,
  emailCheckRequested,
  emailChecked,
  nameRemoveRequested,
  nameRemoved,
} = slice.actions;
