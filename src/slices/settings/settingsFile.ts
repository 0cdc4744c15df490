/** Export and import of settings; an import changes settings one by one. */
import { createAction } from '@reduxjs/toolkit';

export const settingsFileRequested = createAction<{ withTheme: boolean }>(
  'settingsFile/settingsFileRequested',
);
/** The reader chose a file; null if it could not be read. */
export const settingsFilePicked = createAction<{ text: string | null }>(
  'settingsFile/settingsFilePicked',
);
