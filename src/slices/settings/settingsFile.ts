/** Wishes about settings in a file; what was read changes settings one by one. */
import { createAction } from '@reduxjs/toolkit';

export const settingsFileRequested = createAction<{ withTheme: boolean }>('settingsFile/wanted');
/** The reader picked a file; null where it could not be read. */
export const settingsFilePicked = createAction<{ text: string | null }>('settingsFile/picked');
