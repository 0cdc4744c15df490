/** What others hand over to be posted. It is kept by the saga until there is somebody to post it. */
import { createAction } from '@reduxjs/toolkit';

/** The reader wants to write, beginning with this text, which may be empty. */
export const composeRequested = createAction<{ text: string }>('sharing/composeRequested');
