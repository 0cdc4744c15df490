/** The request to export a theme, separate from the editor, as its saga needs nothing of that. */
import { createAction } from '@reduxjs/toolkit';

export const themeFileRequested = createAction<{ text: string }>('themeFile/themeFileRequested');
