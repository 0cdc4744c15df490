/** What can be asked for about a post of one's own; what comes of it is in the drafts. */
import { createAction } from '@reduxjs/toolkit';

interface OfStatus {
  statusId: string;
}

/** Its source is fetched, then the form opens. */
export const editRequested = createAction<OfStatus>('editing/editRequested');

/** It becomes a draft again, then it is deleted. */
export const redraftRequested = createAction<OfStatus>('editing/redraftRequested');
