/**
 * The storage key of the persisted state, and the check that a record was written by this client.
 */
export const STORAGE_KEY = 'vuex-lz';
export const STORAGE_VERSION = 1;

export function hasCurrentStorageVersion(record: unknown): boolean {
  const version = (record as { _persist?: { version?: unknown } } | undefined)?._persist?.version;
  return version === STORAGE_VERSION;
}
