/** The action of cards that delete themselves; the state is the time in the status itself. */
import { createAction } from '@reduxjs/toolkit';

/** A card that deletes itself is on the page. */
export const expiringStatusShown = createAction('statusExpiry/expiringStatusShown');
