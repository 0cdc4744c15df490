import type { DraftTarget } from '@/domain/composer/draft';
import { isEqual } from '@/lib/values/isEqual';
import type { RootState } from '@/slices/root';

/** Whether an edit changes the poll, and so takes all votes from it. */
export function selectEditResetsPoll(state: RootState, target: DraftTarget): boolean {
  const draft = state.drafts[target];
  return Boolean(draft?.edits?.poll && draft.poll) && !isEqual(draft?.poll, draft?.edits?.poll);
}
