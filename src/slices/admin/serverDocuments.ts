/** Pages of HTML while administrators write them. Nothing of it is persisted. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DocumentDraft, DocumentName } from '@/domain/admin/server/serverDocuments';
import { slices } from '@/slices/root';

interface OfDocument {
  name: DocumentName;
}

export interface ServerDocumentsState {
  /** The texts that the server has; missing until they are loaded. */
  saved: Partial<Record<DocumentName, string>>;
  drafts: Partial<Record<DocumentName, DocumentDraft>>;
}

export const noServerDocuments: ServerDocumentsState = { saved: {}, drafts: {} };

const slice = createSlice({
  name: 'moderation',
  reducerPath: 'serverDocuments',
  initialState: noServerDocuments,
  reducers: {
    documentOpened(_state, _action: PayloadAction<OfDocument>) {
      // The saga fetches.
    },
    documentClosed(_state, _action: PayloadAction<OfDocument>) {
      // The saga stops asking.
    },
    documentReceived(
      state,
      { payload: { name, text, html } }: PayloadAction<OfDocument & DocumentDraft>,
    ) {
      const written = state.drafts[name]?.text;
      const isChanged = written !== undefined && written !== state.saved[name];
      state.saved[name] = text;
      // The reader goes on with what is written already.
      if (!isChanged) state.drafts[name] = { text, html };
    },
    documentWritten(
      state,
      { payload: { name, text } }: PayloadAction<OfDocument & { text: string }>,
    ) {
      state.drafts[name] = { text, html: state.drafts[name]?.html ?? '' };
    },
    documentPreviewed(
      state,
      { payload: { name, text, html } }: PayloadAction<OfDocument & DocumentDraft>,
    ) {
      const draft = state.drafts[name];
      if (draft?.text === text) draft.html = html;
    },
    documentSaveRequested(_state, _action: PayloadAction<OfDocument>) {
      // The saga sends the draft.
    },
    documentSaved(
      state,
      { payload: { name, text } }: PayloadAction<OfDocument & { text: string }>,
    ) {
      state.saved[name] = text;
    },
    documentResetRequested(_state, _action: PayloadAction<OfDocument>) {
      // The saga asks the server.
    },
    documentReset(state, { payload: { name } }: PayloadAction<OfDocument>) {
      Reflect.deleteProperty(state.drafts, name);
    },
  },
});

declare module '@/slices/root' {
  interface DeferredSlices {
    serverDocuments: ServerDocumentsState;
  }
}

slices.inject(slice);

export const {
  documentOpened,
  documentClosed,
  documentReceived,
  documentWritten,
  documentPreviewed,
  documentSaveRequested,
  documentSaved,
  documentResetRequested,
  documentReset,
} = slice.actions;
