/** The actions that say what an earlier page left in storage, so that the sagas for it are loaded. */
import { createAction } from '@reduxjs/toolkit';

/** Posts that were on their way. */
export const postsFound = createAction('leftovers/postsFound');

/** Messages of chats that were not sent. */
export const messagesFound = createAction('leftovers/messagesFound');
