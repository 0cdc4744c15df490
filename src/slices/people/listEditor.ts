/**
 * The state of the list form: unsaved fields, people chosen for a new list, and the search for
 * people. It survives leaving the page, until another list is opened.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { USUAL_REPLIES, type RepliesPolicy } from '@/domain/people/list';
import { slices } from '@/slices/root';
import {
  listDeleted,
  listSaved,
  listMemberChangeRefused,
  listMemberChangeRequested,
} from './lists';

export interface ListEditorState {
  /** Null for a new list. */
  listId: string | null;
  /** The typed title; null while it is unchanged. */
  title: string | null;
  /** For a new list only. */
  exclusive: boolean;
  repliesPolicy: RepliesPolicy;
  /** People chosen for a new list. */
  chosen: string[];
  /** People whose membership was changed here and can be changed back. */
  changed: string[];
  query: string;
  followingOnly: boolean;
  /** The result of the last search; null without one. */
  found: { query: string; followingOnly: boolean; userIds: string[] } | null;
}

const emptyListEditor = (listId: string | null): ListEditorState => ({
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
    /** With the pace `at once`, searches without the pause that typing causes. */
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
      // The saga stops searching.
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
    // A refused change leaves nothing to undo.
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

declare module '@/slices/root' {
  interface DeferredSlices {
    listEditor: ListEditorState;
  }
}

slices.inject(slice);

export const {
  listEditorOpened,
  listTitleTyped,
  listExclusiveChosen,
  listRepliesChosen,
  memberSearchTyped,
  memberSearchEnded,
  membersFound,
} = slice.actions;
