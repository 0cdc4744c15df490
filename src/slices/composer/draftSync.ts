/** Somebody looks at the drafts: those of other devices are wanted now. */
import { createAction } from '@reduxjs/toolkit';

export const draftSyncRequested = createAction('drafts/syncRequested');
