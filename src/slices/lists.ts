/**
 * The account's lists, and who the reader wants on them. Truth and wish are kept apart: `lists` holds
 * what the server said, `wishes` what was pressed since; a refusal drops the wish and the truth shows.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/entities';
import { newestFirst, type ListEntry, type ListWish, type UserList } from '@/domain/list';
import { joinSlices } from './lateSlices';

export interface ListsState {
  /** The newest first. */
  lists: UserList[];
  /** Whether the server ever said which there are. */
  known: boolean;
  /** By list and person: whether they shall be on it. */
  wishes: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
}

export const noLists: ListsState = { lists: [], known: false, wishes: {} };

export interface MemberWish {
  /** Null for a list that is being made: it is sent with the list. */
  listId: string | null;
  userId: string;
  wanted: boolean;
  /** Takes back what was pressed before. */
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
      state.lists = newestFirst(payload.lists.map((entry) => told(entry, before)));
      state.known = true;
    },
    /** Somebody looks at the page of lists. */
    listsOpened(_state, _action: PayloadAction<undefined>) {
      // The saga fetches.
    },
    listsClosed(_state, _action: PayloadAction<undefined>) {
      // The saga gives up.
    },
    /** Somebody looks at the list itself: the server is asked for it, and who is on it. */
    listOpened(_state, _action: PayloadAction<OfList>) {
      // The saga fetches.
    },
    listClosed(_state, _action: PayloadAction<OfList>) {
      // The saga gives up.
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
      _action: PayloadAction<{ wish: ListWish; userIds: readonly string[] }>,
    ) {
      // The saga asks.
    },
    listUpdateRequested(_state, _action: PayloadAction<OfList & { wish: ListWish }>) {
      // The saga asks.
    },
    listDeleteRequested(_state, _action: PayloadAction<OfList>) {
      // The saga asks.
    },
    /** The server made it, or agreed to the change. */
    listSaved(state, { payload }: PayloadAction<{ list: ListEntry; isNew: boolean }>) {
      keep(state, payload.list);
    },
    listDeleted(state, { payload }: PayloadAction<OfList>) {
      state.lists = state.lists.filter(({ id }) => id !== payload.listId);
      Reflect.deleteProperty(state.wishes, payload.listId);
    },
    listChangeFailed(_state, _action: PayloadAction<{ reason: string }>) {
      // A notice tells it.
    },
    memberWished({ wishes }, { payload }: PayloadAction<MemberWish>) {
      const { listId, userId, wanted } = payload;
      if (listId !== null) (wishes[listId] ??= {})[userId] = wanted;
    },
    memberConfirmed(state, { payload }: PayloadAction<OfList & Omit<MemberWish, 'undoes'>>) {
      const { listId, userId, wanted } = payload;
      const list = state.lists.find(({ id }) => id === listId);
      if (list?.accountIds) {
        const others = list.accountIds.filter((id) => id !== userId);
        list.accountIds = wanted ? [...others, userId] : others;
      }
      // Another press may have changed the wish on the way.
      if (state.wishes[listId]?.[userId] === wanted) forget(state, payload);
    },
    memberRefused(
      state,
      { payload }: PayloadAction<OfList & Omit<MemberWish, 'undoes'> & { reason: string }>,
    ) {
      forget(state, payload);
    },
  },
});

/** What is known of who is on it stays. */
const told = (
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
  state.lists = newestFirst([told(entry, state.lists), ...others]);
}

function forget(
  { wishes }: { wishes: Record<string, Record<string, boolean>> },
  { listId, userId }: OfList & { userId: string },
): void {
  const wished = wishes[listId];
  if (!wished) return;
  Reflect.deleteProperty(wished, userId);
  if (Object.keys(wished).length === 0) Reflect.deleteProperty(wishes, listId);
}

joinSlices('lists', slice.reducer);

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
  memberWished,
  memberConfirmed,
  memberRefused,
} = slice.actions;
