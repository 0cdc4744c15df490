/** Direct conversations: direct posts, grouped by participants. Unread ones are marked. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '@/domain/talk/conversation';
import { withConversation, withPage } from '@/domain/talk/conversation';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

export interface ConversationsState {
  /** The one with the newest post first. */
  rows: readonly Conversation[];
  /** The cursor of the next page; null if there is none. */
  next: string | null;
  /** True once they were loaded. */
  known: boolean;
  /** The number of views that show the list. */
  viewers: number;
}

export const noConversations: ConversationsState = {
  rows: [],
  next: null,
  known: false,
  viewers: 0,
};

interface Page {
  conversations: readonly Conversation[];
  entities: EntityBundle;
  next: string | null;
}

const slice = createSlice({
  name: 'conversations',
  initialState: noConversations,
  reducers: {
    conversationsOpened(state) {
      state.viewers += 1;
    },
    conversationsClosed(state) {
      state.viewers = Math.max(0, state.viewers - 1);
    },
    conversationsReceived(state, { payload }: PayloadAction<Page>) {
      const { rows, meets } = withPage(state.rows, payload.conversations);
      state.rows = rows;
      // If further pages are loaded already, their cursor stays.
      if (!meets || !state.known) state.next = payload.next;
      state.known = true;
    },
    olderConversationsRequested() {
      // The saga fetches.
    },
    olderConversationsReceived(state, { payload }: PayloadAction<Page>) {
      const known = new Set(state.rows.map(({ id }) => id));
      const older = payload.conversations.filter(({ id }) => !known.has(id));
      state.rows = [...state.rows, ...older];
      state.next = payload.next;
    },
    /** The server reported a conversation that was read or has a new post. */
    conversationUpdated(
      state,
      { payload }: PayloadAction<{ conversation: Conversation; entities: EntityBundle }>,
    ) {
      state.rows = withConversation(state.rows, payload.conversation);
    },
    conversationReadRequested(state, { payload }: PayloadAction<{ id: string }>) {
      state.rows = marked(state.rows, payload.id, false);
    },
    /** The server agreed, and says how the conversation is now. */
    conversationReadConfirmed(
      state,
      { payload }: PayloadAction<{ conversation: Conversation; entities: EntityBundle }>,
    ) {
      state.rows = withConversation(state.rows, payload.conversation);
    },
    conversationReadRefused(state, { payload }: PayloadAction<{ id: string; reason: string }>) {
      state.rows = marked(state.rows, payload.id, true);
    },
  },
});

const marked = (rows: readonly Conversation[], id: string, unread: boolean): Conversation[] =>
  rows.map((row) => (row.id === id && row.unread !== unread ? { ...row, unread } : row));

declare module '@/slices/root' {
  interface DeferredSlices {
    conversations: ConversationsState;
  }
}

slices.inject(slice);

export const {
  conversationsOpened,
  conversationsClosed,
  conversationsReceived,
  olderConversationsRequested,
  olderConversationsReceived,
  conversationUpdated,
  conversationReadRequested,
  conversationReadConfirmed,
  conversationReadRefused,
} = slice.actions;
