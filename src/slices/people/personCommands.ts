/** What readers do with people that is no relationshipKind between them. */
import { createAction } from '@reduxjs/toolkit';

interface OfPerson {
  userId: string;
}

/** Copies `@nick@host`. */
export const handleCopyRequested = createAction<OfPerson>('personCommands/handleCopyRequested');
export const handleCopied = createAction<OfPerson>('personCommands/handleCopied');
export const handleNotCopied = createAction<OfPerson & { reason: string }>(
  'personCommands/handleNotCopied',
);
