/** Coming to another build of the program: what the page and the reader say about it. */
import { createAction } from '@reduxjs/toolkit';

/**
 * In place of a part that did not come, the page itself offers a reload now, or does so no longer.
 * With the address of the file; undefined when that is not known.
 */
export const reloadOffered = createAction<string | undefined>('updates/reloadOffered');
export const reloadWithdrawn = createAction('updates/reloadWithdrawn');

export const reloadRequested = createAction('updates/reloadRequested');
