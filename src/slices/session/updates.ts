/** Actions about updating to another build of the client. */
import { createAction } from '@reduxjs/toolkit';

/**
 * The page shows, or no longer shows, an offer to reload in place of a component that failed to
 * load. The payload is the address of the file, or undefined if it is unknown.
 */
export const reloadOffered = createAction<string | undefined>('updates/reloadOffered');
export const reloadWithdrawn = createAction('updates/reloadWithdrawn');

export const pageReloadRequested = createAction('updates/pageReloadRequested');
