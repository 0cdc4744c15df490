/** The composer warns about an edit that costs votes; this selector finds out if it does. */
import type { DraftTarget } from '@/domain/composer/draft';
import { isEqual } from '@/lib/values/isEqual';
import type { RootState } from '@/slices/root';

/** True if an edit changes the poll, which removes all its votes. */
export function selectEditResetsPoll(state: RootState, target: DraftTarget): boolean {
  const draft = state.drafts[target];
  return Boolean(draft?.edits?.poll && draft.poll) && !isEqual(draft?.poll, draft?.edits?.poll);
}
