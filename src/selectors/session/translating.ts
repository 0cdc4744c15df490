/** Tells whether there is anybody to translate for this reader. */
import { hasBrowserTranslator } from '@/lib/text/browserTranslator';
import type { RootState } from '@/slices/root';
import { selectCan } from './capabilities';
import { selectSetting } from './config';
import { selectSignedIn } from './session';

/** True if the server or the browser translates for this reader. */
export const selectSomebodyTranslates = (state: RootState): boolean =>
  hasBrowserTranslator() || (selectCan(state, 'translation') && selectSignedIn(state));

/** True if the reader wants to be offered it as well. */
export const selectTranslationOffered = (state: RootState): boolean =>
  selectSetting(state, 'translatePosts') !== 'never' && selectSomebodyTranslates(state);
