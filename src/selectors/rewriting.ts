import type { DraftTarget } from '@/domain/draft';
import { isEqual } from '@/lib/isEqual';
import type { RootState } from '@/slices/root';

/** Whether an edit changes the poll, and so takes all votes from it. */
export function selectRedoesPoll(state: RootState, target: DraftTarget): boolean {
  const draft = state.drafts[target];
  return Boolean(draft?.edits?.poll && draft.poll) && !isEqual(draft?.poll, draft?.edits?.poll);
}
