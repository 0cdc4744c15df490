/** Direct conversations: posts to a few people, by the people who take part. Unread ones are marked. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '@/domain/conversation';
import { withConversation, withPage } from '@/domain/conversation';
import type { EntityBundle } from '@/domain/entities';
import { joinSlices } from './lateSlices';

export interface DirectsState {
  /** The one with the newest post first. */
  rows: readonly Conversation[];
  /** Where the next page begins; null when there is none. */
  next: string | null;
  /** Whether the server ever said what there is. */
  known: boolean;
  /** How many look at the list. */
  viewers: number;
}

export const noDirects: DirectsState = { rows: [], next: null, known: false, viewers: 0 };

interface Page {
  conversations: readonly Conversation[];
  entities: EntityBundle;
  next: string | null;
}

const slice = createSlice({
  name: 'directs',
  initialState: noDirects,
  reducers: {
    directsOpened(state) {
      state.viewers += 1;
    },
    directsClosed(state) {
      state.viewers = Math.max(0, state.viewers - 1);
    },
    directsReceived(state, { payload }: PayloadAction<Page>) {
      const { rows, meets } = withPage(state.rows, payload.conversations);
      state.rows = rows;
      // Further pages go on where they did.
      if (!meets || !state.known) state.next = payload.next;
      state.known = true;
    },
    olderDirectsRequested() {
      // The saga fetches.
    },
    olderDirectsReceived(state, { payload }: PayloadAction<Page>) {
      const known = new Set(state.rows.map(({ id }) => id));
      const older = payload.conversations.filter(({ id }) => !known.has(id));
      state.rows = [...state.rows, ...older];
      state.next = payload.next;
    },
    /** The server told of one that was read, or that goes on. */
    directUpdated(
      state,
      { payload }: PayloadAction<{ conversation: Conversation; entities: EntityBundle }>,
    ) {
      state.rows = withConversation(state.rows, payload.conversation);
    },
    directReadRequested(state, { payload }: PayloadAction<{ id: string }>) {
      state.rows = marked(state.rows, payload.id, false);
    },
    directReadRefused(state, { payload }: PayloadAction<{ id: string; reason: string }>) {
      state.rows = marked(state.rows, payload.id, true);
    },
  },
});

const marked = (rows: readonly Conversation[], id: string, unread: boolean): Conversation[] =>
  rows.map((row) => (row.id === id && row.unread !== unread ? { ...row, unread } : row));

joinSlices('directs', slice.reducer);

export const {
  directsOpened,
  directsClosed,
  directsReceived,
  olderDirectsRequested,
  olderDirectsReceived,
  directUpdated,
  directReadRequested,
  directReadRefused,
} = slice.actions;
