/** Requests to edit or redraft a post of one's own; their results are in the drafts. */
import { createAction } from '@reduxjs/toolkit';

interface OfStatus {
  statusId: string;
}

/** Fetches the post's source and opens the form. */
export const editRequested = createAction<OfStatus>('editing/editRequested');

/** The writer wants to change what was posted last. */
export const lastPostEditRequested = createAction('editing/lastPostEditRequested');

/** Makes a draft of the post, then deletes the post. */
export const redraftRequested = createAction<OfStatus>('editing/redraftRequested');
