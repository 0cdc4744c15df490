/** Asks for the translation of a post once it is on a card, if its language is one of the chosen. */
import { useEffect } from 'react';
import type { Status } from '@/domain/statuses/status';
import { isLanguageAmong } from '@/lib/text/languageNames';
import { useAppDispatch } from '@/hooks/store';
import { useDisplayPreferences } from '@/hooks/useDisplayPreferences';
import { automaticTranslationWanted } from '@/slices/statuses/translationPresses';

/** `isKnown`: it was asked for before. What not everybody may read is translated only on request. */
export function useAutomaticTranslation(status: Status, isKnown: boolean): void {
  const dispatch = useAppDispatch();
  const { translatePosts, translatedLanguages } = useDisplayPreferences();
  const { id: statusId, language, visibility } = status;
  const isWanted =
    translatePosts === 'automatic' &&
    !isKnown &&
    language !== null &&
    isLanguageAmong(language, translatedLanguages) &&
    (visibility === 'public' || visibility === 'unlisted');
  useEffect(() => {
    if (isWanted) dispatch(automaticTranslationWanted({ statusId }));
  }, [dispatch, isWanted, statusId]);
}
