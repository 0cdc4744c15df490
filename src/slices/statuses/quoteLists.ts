/** The quotes of a post that are listed in a dialog; removed when that is closed. */
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntityBundle } from '@/domain/engine/entities';
import { slices } from '@/slices/root';

interface OfStatus {
  statusId: string;
}

interface QuoteList {
  /** The quoting posts, newest first. */
  ids: string[];
  /** The cursor of the next page; null if there is none. */
  next: string | null;
}

export type QuoteListsState = Record<string, QuoteList>;

export const quotesOpened = createAction<OfStatus>('statusCommands/quotesOpened');
export const quotesClosed = createAction<OfStatus>('statusCommands/quotesClosed');
export const olderQuotesRequested = createAction<OfStatus>('statusCommands/olderQuotesRequested');

const slice = createSlice({
  name: 'quoteLists',
  initialState: {} as QuoteListsState,
  reducers: {
    quotesReceived(
      state,
      { payload }: PayloadAction<OfStatus & QuoteList & { entities: EntityBundle; older: boolean }>,
    ) {
      const { statusId, ids, next, older } = payload;
      const before = older ? (state[statusId]?.ids ?? []) : [];
      state[statusId] = { ids: [...new Set([...before, ...ids])], next };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(quotesClosed, (state, { payload }) => {
      Reflect.deleteProperty(state, payload.statusId);
    });
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    quoteLists: QuoteListsState;
  }
}

slices.inject(slice);

export const { quotesReceived } = slice.actions;
