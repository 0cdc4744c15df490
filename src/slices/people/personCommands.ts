/** Commands of the buttons and the menu of a person; the saga decides what follows from them. */
import { createAction } from '@reduxjs/toolkit';
import type { PersonMenuCommand } from '@/domain/people/personCommands';

interface OfPerson {
  userId: string;
}

export interface PersonCommandRequest extends OfPerson {
  command: PersonMenuCommand;
  /** There is no space nearby to edit a note. */
  compact?: boolean;
}

export const personCommandRequested = createAction<PersonCommandRequest>(
  'personCommands/personCommandRequested',
);
export const handleCopied = createAction<OfPerson>('personCommands/handleCopied');
export const handleNotCopied = createAction<OfPerson & { reason: string }>(
  'personCommands/handleNotCopied',
);
