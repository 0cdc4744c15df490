import type { NoteDraft } from '@/slices/people/notes';
import type { RootState } from '@/slices/root';

/** Null while nobody writes at it. */
export const selectNoteDraft = (state: RootState, userId: string): NoteDraft | null =>
  state.notes?.[userId] ?? null;
