/** Content shared from outside. The saga stores it until a member can post it. */
import { createAction } from '@reduxjs/toolkit';

/** Opens the composer with this text, which may be empty. */
export const composeRequested = createAction<{ text: string }>('sharing/composeRequested');
