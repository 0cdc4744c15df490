/** Compares a replay with the hashes in a file. A file of an older version has none left. */
import type { ExpectedAction } from './flowFile';

export const UNKNOWN_HASH = '';

export const isSameHash = (recorded: string, actual: string | undefined): boolean =>
  recorded === UNKNOWN_HASH || recorded === actual;

/** True if the action is the one that was recorded, as far as the file knows it. */
export const isSameAction = (
  recorded: ExpectedAction | undefined,
  actual: ExpectedAction | undefined,
): boolean => recorded?.type === actual?.type && isSameHash(recorded?.hash ?? '', actual?.hash);
