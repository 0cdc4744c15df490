/** The quotes of a post that are listed. */
import type { RootState } from '@/slices/root';

export const selectQuotesCursor = (state: RootState, statusId: string): string | null =>
  state.quoteLists?.[statusId]?.next ?? null;
