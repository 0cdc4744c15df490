/**
 * The account's lists, and pending changes of their members. `lists` holds only what the server
 * said, `pendingMembers` the unconfirmed changes; a refusal removes the pending change.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { newestFirst, type ListEntry, type ListInput, type UserList } from '@/domain/people/list';
import { slices } from '@/slices/root';

export interface ListsState {
  /** Newest first. */
  lists: UserList[];
  /** True once the lists were loaded. */
  known: boolean;
  /** The pending membership by list and person. */
  pendingMembers: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

export const noLists: ListsState = { lists: [], known: false, pendingMembers: {} };

interface ListMemberChange {
  /** Null for a list that is being created: the change is sent with it. */
  listId: string | null;
  userId: string;
  wanted: boolean;
  /** True for an undo. */
  undoes?: boolean;
}

interface OfList {
  listId: string;
}

const slice = createSlice({
  name: 'lists',
  initialState: noLists,
  reducers: {
    listsReceived(state, { payload }: PayloadAction<{ lists: readonly ListEntry[] }>) {
      const before = state.lists;
      state.lists = newestFirst(payload.lists.map((entry) => mergedList(entry, before)));
      state.known = true;
    },
    /** The page of lists is open. */
    listsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    listsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga stops retrying.
    },
    /** A list is open: it is fetched together with its members. */
    listOpened(_state, _action: PayloadAction<OfList>) {
      // The saga fetches.
    },
    listClosed(_state, _action: PayloadAction<OfList>) {
      // The saga stops retrying.
    },
    listReceived(
      state,
      { payload }: PayloadAction<{ list: ListEntry; userIds?: string[]; entities?: EntityBundle }>,
    ) {
      keep(state, payload.list);
      const list = state.lists.find(({ id }) => id === payload.list.id);
      if (list && payload.userIds) list.accountIds = payload.userIds;
    },
    listCreateRequested(
      _state,
      _action: PayloadAction<{ input: ListInput; userIds: readonly string[] }>,
    ) {
      // The saga asks.
    },
    listUpdateRequested(_state, _action: PayloadAction<OfList & { input: ListInput }>) {
      // The saga asks.
    },
    listDeleteRequested(_state, _action: PayloadAction<OfList>) {
      // The saga asks.
    },
    /** The server created the list or accepted the change. */
    listSaved(state, { payload }: PayloadAction<{ list: ListEntry; isNew: boolean }>) {
      keep(state, payload.list);
    },
    listDeleted(state, { payload }: PayloadAction<OfList>) {
      state.lists = state.lists.filter(({ id }) => id !== payload.listId);
      Reflect.deleteProperty(state.pendingMembers, payload.listId);
    },
    listChangeFailed(_state, _action: PayloadAction<{ reason: string }>) {
      // A notice shows it.
    },
    listMemberChangeRequested({ pendingMembers }, { payload }: PayloadAction<ListMemberChange>) {
      const { listId, userId, wanted } = payload;
      if (listId !== null) (pendingMembers[listId] ??= {})[userId] = wanted;
    },
    listMemberChangeConfirmed(
      state,
      { payload }: PayloadAction<OfList & Omit<ListMemberChange, 'undoes'>>,
    ) {
      const { listId, userId, wanted } = payload;
      const list = state.lists.find(({ id }) => id === listId);
      if (list?.accountIds) {
        const others = list.accountIds.filter((id) => id !== userId);
        list.accountIds = wanted ? [...others, userId] : others;
      }
      // A newer press may have changed the pending value during the call.
      if (state.pendingMembers[listId]?.[userId] === wanted) forget(state, payload);
    },
    listMemberChangeRefused(
      state,
      { payload }: PayloadAction<OfList & Omit<ListMemberChange, 'undoes'> & { reason: string }>,
    ) {
      forget(state, payload);
    },
  },
});

/** Keeps the known members of the list. */
const mergedList = (
  { id, title, exclusive = null, repliesPolicy = null }: ListEntry,
  before: readonly UserList[],
): UserList => ({
  id,
  title,
  exclusive,
  repliesPolicy,
  accountIds: before.find((list) => list.id === id)?.accountIds ?? null,
});

function keep(state: { lists: UserList[] }, entry: ListEntry): void {
  const others = state.lists.filter(({ id }) => id !== entry.id);
  state.lists = newestFirst([mergedList(entry, state.lists), ...others]);
}

function forget(
  { pendingMembers }: { pendingMembers: Record<string, Record<string, boolean>> },
  { listId, userId }: OfList & { userId: string },
): void {
  const pendingOfList = pendingMembers[listId];
  if (!pendingOfList) return;
  Reflect.deleteProperty(pendingOfList, userId);
  if (Object.keys(pendingOfList).length === 0) Reflect.deleteProperty(pendingMembers, listId);
}

declare module '@/slices/root' {
  interface DeferredSlices {
    lists: ListsState;
  }
}

slices.inject(slice);

export const {
  listsReceived,
  listsOpened,
  listsClosed,
  listOpened,
  listClosed,
  listReceived,
  listCreateRequested,
  listUpdateRequested,
  listDeleteRequested,
  listSaved,
  listDeleted,
  listChangeFailed,
  listMemberChangeRequested,
  listMemberChangeConfirmed,
  listMemberChangeRefused,
} = slice.actions;
