/** The wish for a theme in a file, apart from the editor, as who fulfils it needs nothing of that. */
import { createAction } from '@reduxjs/toolkit';

export const themeFileRequested = createAction<{ text: string }>('themeFile/wanted');
