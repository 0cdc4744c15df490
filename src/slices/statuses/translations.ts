/**
 * Translations of posts as long as the page lives, the latest ones, each with what the reader chose to
 * see. One that belongs to an earlier version of its post is dropped.
 */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  LanguagePairs,
  Translation,
  TranslationFailure,
} from '@/domain/statuses/translation/translation';
import { carriesEntities } from '@/slices/engine/entities';
import { slices } from '@/slices/root';

export interface TranslationEntry {
  /** The version of the post; null for its first. */
  editedAt: string | null;
  /** The translation is on the card, not the original. */
  shown: boolean;
  busy: boolean;
  /** Of the languages that the browser downloads, from 0 to 1; null while nothing is downloaded. */
  progress: number | null;
  done: Translation | null;
  failure: TranslationFailure | null;
}

export interface TranslationsState {
  /** By the id of the post. */
  entries: Record<string, TranslationEntry>;
  /** The ids of the entries, oldest first. */
  order: string[];
  /** Null until the server was asked. */
  pairs: LanguagePairs | null;
}

interface OfStatus {
  statusId: string;
}

/** More than are in sight at any time, and few enough for the memory. */
export const MOST_TRANSLATIONS = 200;

const fresh: Omit<TranslationEntry, 'editedAt'> = {
  shown: false,
  busy: false,
  progress: null,
  done: null,
  failure: null,
};

const initialState: TranslationsState = { entries: {}, order: [], pairs: null };

const slice = createSlice({
  name: 'translations',
  initialState,
  reducers: {
    translationStarted(
      state,
      { payload: { statusId, editedAt } }: PayloadAction<OfStatus & { editedAt: string | null }>,
    ) {
      forget(state, statusId);
      state.entries[statusId] = { ...fresh, editedAt, busy: true };
      state.order.push(statusId);
      while (state.order.length > MOST_TRANSLATIONS) forget(state, state.order[0] ?? '');
    },
    translationProgressed(
      state,
      { payload: { statusId, progress } }: PayloadAction<OfStatus & { progress: number | null }>,
    ) {
      const entry = state.entries[statusId];
      if (entry?.busy) entry.progress = progress;
    },
    translationReceived(
      state,
      {
        payload: { statusId, editedAt, done },
      }: PayloadAction<OfStatus & { editedAt: string | null; done: Translation }>,
    ) {
      const entry = state.entries[statusId];
      // The post was edited meanwhile, or others have taken the place.
      if (entry?.editedAt !== editedAt) return;
      state.entries[statusId] = { ...fresh, editedAt, shown: true, done };
    },
    translationFailed(
      state,
      { payload: { statusId, failure } }: PayloadAction<OfStatus & { failure: TranslationFailure }>,
    ) {
      const entry = state.entries[statusId];
      if (entry) state.entries[statusId] = { ...fresh, editedAt: entry.editedAt, failure };
    },
    /** Nobody asked for it, so nobody is told. */
    translationAbandoned(state, { payload: { statusId } }: PayloadAction<OfStatus>) {
      forget(state, statusId);
    },
    translationShown(
      state,
      { payload: { statusId, shown } }: PayloadAction<OfStatus & { shown: boolean }>,
    ) {
      const entry = state.entries[statusId];
      if (entry) entry.shown = shown && entry.done !== null;
    },
    translationLanguagesReceived(
      state,
      { payload: { pairs } }: PayloadAction<{ pairs: LanguagePairs }>,
    ) {
      state.pairs = pairs;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(carriesEntities, (state, { payload }) => {
      if (state.order.length === 0) return;
      for (const { id, editedAt } of payload.entities.statuses) {
        const entry = state.entries[id];
        if (entry && entry.editedAt !== editedAt) forget(state, id);
      }
    });
  },
});

function forget(state: TranslationsState, statusId: string): void {
  if (!Object.hasOwn(state.entries, statusId)) return;
  Reflect.deleteProperty(state.entries, statusId);
  state.order = state.order.filter((id) => id !== statusId);
}

declare module '@/slices/root' {
  interface DeferredSlices {
    translations: TranslationsState;
  }
}

slices.inject(slice);

export const {
  translationStarted,
  translationProgressed,
  translationReceived,
  translationFailed,
  translationAbandoned,
  translationShown,
  translationLanguagesReceived,
} = slice.actions;
