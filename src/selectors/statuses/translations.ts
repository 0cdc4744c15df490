/** Translations of posts: what is shown, and what can be asked for. */
import { createSelector } from '@reduxjs/toolkit';
import type { Status } from '@/domain/statuses/status';
import { translatedStatus } from '@/domain/statuses/translation/translatedStatus';
import type { RootState } from '@/slices/root';
import type { TranslationEntry } from '@/slices/statuses/translations';
import { selectCan } from '@/selectors/session/capabilities';
import { selectInstance } from '@/selectors/session/config';
import { selectSignedIn } from '@/selectors/session/session';
import { selectStatus } from './statuses';

export const selectTranslation = (
  state: RootState,
  statusId: string,
): TranslationEntry | undefined => state.translations?.entries[statusId];

/** A post as its card shows it: in translation, if that was chosen. */
export const selectShownStatus = createSelector(
  [selectStatus, selectTranslation],
  (status, entry) =>
    status && entry?.shown && entry.done ? translatedStatus(status, entry.done) : status,
);

/** True if the server may be asked about this post; most translate only what all may see. */
export function selectServerTranslates(
  state: RootState,
  { visibility }: Pick<Status, 'visibility'>,
): boolean {
  if (!selectCan(state, 'translation') || !selectSignedIn(state)) return false;
  return selectInstance(state).translationAvailable
    ? true
    : visibility === 'public' || visibility === 'unlisted';
}
