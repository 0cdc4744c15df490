/**
 * What is on the desk while a list is made or changed: what was typed and not saved, who was chosen
 * for a new list, and the search for people. It stays when the page is left, until another list is
 * taken up.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { USUAL_REPLIES, type RepliesPolicy } from '@/domain/people/list';
import { addDeferredSlice } from '@/slices/engine/deferredSlices';
import {
  listDeleted,
  listSaved,
  listMemberChangeRefused,
  listMemberChangeRequested,
} from './lists';

export interface ListEditorState {
  /** Null for a new one. */
  listId: string | null;
  /** As typed; null where the list's own stands. */
  title: string | null;
  /** Of a new one. */
  exclusive: boolean;
  repliesPolicy: RepliesPolicy;
  /** Who shall be on a new list. */
  chosen: string[];
  /** Whose membership was changed here, and can be changed back. */
  changed: string[];
  query: string;
  followingOnly: boolean;
  /** What the last search found; null where none has been answered. */
  found: { query: string; followingOnly: boolean; userIds: string[] } | null;
}

export const emptyListEditor = (listId: string | null): ListEditorState => ({
  listId,
  title: null,
  exclusive: false,
  repliesPolicy: USUAL_REPLIES,
  chosen: [],
  changed: [],
  query: '',
  followingOnly: true,
  found: null,
});

export const noListEditor: ListEditorState = emptyListEditor(null);

const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((other) => other !== id);

const slice = createSlice({
  name: 'listEditor',
  initialState: noListEditor,
  reducers: {
    listEditorOpened(state, { payload: { listId } }: PayloadAction<{ listId: string | null }>) {
      return state.listId === listId ? state : emptyListEditor(listId);
    },
    listTitleTyped(state, { payload }: PayloadAction<{ title: string }>) {
      state.title = payload.title;
    },
    listExclusiveChosen(state, { payload }: PayloadAction<{ exclusive: boolean }>) {
      state.exclusive = payload.exclusive;
    },
    listRepliesChosen(state, { payload }: PayloadAction<{ repliesPolicy: RepliesPolicy }>) {
      state.repliesPolicy = payload.repliesPolicy;
    },
    /** `at once`: not after the pause that one makes while typing. */
    memberSearchTyped(
      state,
      {
        payload,
      }: PayloadAction<{ query: string; followingOnly: boolean; pace: 'pause' | 'at once' }>,
    ) {
      state.query = payload.query;
      state.followingOnly = payload.followingOnly;
    },
    memberSearchEnded(_state, _action: PayloadAction<undefined>) {
      // The saga gives up.
    },
    membersFound(
      state,
      {
        payload: { query, followingOnly, userIds },
      }: PayloadAction<{
        query: string;
        followingOnly: boolean;
        userIds: string[];
        entities: EntityBundle;
      }>,
    ) {
      state.found = { query, followingOnly, userIds };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(listMemberChangeRequested, (state, { payload }) => {
      const { listId, userId, wanted, undoes = false } = payload;
      if (listId !== state.listId) return;
      const changed = without(state.changed, userId);
      state.changed = undoes ? changed : [...changed, userId];
      if (listId !== null) return;
      const chosen = without(state.chosen, userId);
      state.chosen = wanted ? [...chosen, userId] : chosen;
    });
    // There is nothing to undo.
    builder.addCase(listMemberChangeRefused, (state, { payload }) => {
      if (payload.listId === state.listId) state.changed = without(state.changed, payload.userId);
    });
    builder.addCase(listSaved, (state, { payload: { list, isNew } }) => {
      if (isNew) return state.listId === null ? emptyListEditor(null) : state;
      const saved = state.listId === list.id && state.title?.trim() === list.title;
      return saved ? { ...state, title: null } : state;
    });
    builder.addCase(listDeleted, (state, { payload }) =>
      payload.listId === state.listId ? emptyListEditor(null) : state,
    );
  },
});

addDeferredSlice('listEditor', slice.reducer);

export const {
  listEditorOpened,
  listTitleTyped,
  listExclusiveChosen,
  listRepliesChosen,
  memberSearchTyped,
  memberSearchEnded,
  membersFound,
} = slice.actions;
