/** Presses about translations; the sagas that hear them are loaded with the first. */
import { createAction } from '@reduxjs/toolkit';

interface OfStatus {
  statusId: string;
}

/** Asks for a translation, shows one that is there again, or goes back to the original. */
export const translationToggled = createAction<OfStatus>('translations/translationToggled');

/** A post in a language that is always translated came into sight. */
export const automaticTranslationWanted = createAction<OfStatus>(
  'translations/automaticTranslationWanted',
);
