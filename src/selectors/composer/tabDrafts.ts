/** Which of the reader's tabs writes in a draft. */
import { isWorthKeeping, type DraftTarget } from '@/domain/composer/draft';
import { HERE, NOBODY } from '@/domain/composer/draftOwners';
import { noOwnership, type Ownership } from '@/slices/composer/tabDrafts';
import type { RootState } from '@/slices/root';
import { selectDraft, selectInitialDraft } from './drafts';
import { selectSending } from './outbox';

export const selectOwnership = (state: RootState, target: DraftTarget): Ownership =>
  state.tabDrafts?.[target] ?? noOwnership;

/** Another tab writes in it. A form that holds nothing of the owner's own is not kept from others. */
export function selectEditedInOtherTab(state: RootState, target: DraftTarget): boolean {
  const { owner } = selectOwnership(state, target);
  if (owner === HERE || owner === NOBODY) return false;
  const draft = selectDraft(state, target);
  const { text, subject } = selectInitialDraft(state, target);
  const isFilled = text !== '' && draft.text.trim() === text.trim() && draft.subject === subject;
  return isWorthKeeping(isFilled ? { ...draft, text: '', subject: '' } : draft);
}

/** Its text can be read and not changed: it is being sent, or another tab writes in it. */
export const selectReadOnly = (state: RootState, target: DraftTarget): boolean =>
  selectSending(state, target).busy || selectEditedInOtherTab(state, target);
