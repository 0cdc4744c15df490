/** Commands of the person menu that do not change a relationship. */
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
