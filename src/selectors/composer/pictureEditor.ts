/** The details of a file that are open. */
import { closedPictureEditor } from '@/slices/composer/pictureEditor';
import type { RootState } from '@/slices/root';

export const selectPictureEditor = (state: RootState) => state.pictureEditor ?? closedPictureEditor;
