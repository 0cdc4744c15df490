/** What readers do with people that is no bond between them. */
import { createAction } from '@reduxjs/toolkit';

interface OfPerson {
  userId: string;
}

/** Copies `@nick@host`. */
export const handleCopyRequested = createAction<OfPerson>('personActions/handleCopyRequested');
export const handleCopied = createAction<OfPerson>('personActions/handleCopied');
export const handleNotCopied = createAction<OfPerson & { reason: string }>(
  'personActions/handleNotCopied',
);
