/** Drafts and files that the browser does not store; without their slices, which come with a word. */
import { filesOf, isWorthKeeping, type DraftFile } from '@/domain/composer/draft';
import type { RootState } from '@/slices/root';

export const isNotStored = ({ uploads }: RootState, { id, attachment }: DraftFile): boolean =>
  attachment === null && uploads?.unstored.includes(id) === true;

/** True if closing the page would lose text or files. */
export const selectWouldLoseDrafts = (state: RootState): boolean => {
  const drafts = Object.values(state.drafts);
  if (!state.storage.keeping && drafts.some(isWorthKeeping)) return true;
  return drafts.flatMap(filesOf).some((file) => isNotStored(state, file));
};
