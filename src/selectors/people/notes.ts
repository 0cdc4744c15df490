/**
 * The note on a profile reads its draft here, because the slice of drafts is deferred and missing
 * at first.
 */
import type { NoteDraft } from '@/slices/people/notes';
import type { RootState } from '@/slices/root';

/** Null while the note is not being edited. */
export const selectNoteDraft = (state: RootState, userId: string): NoteDraft | null =>
  state.notes?.[userId] ?? null;
