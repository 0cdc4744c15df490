/** The record of what outlasts a reload: its name, and whether one that was found is of our making. */
export const STORAGE_KEY = 'vuex-lz';
export const STORAGE_VERSION = 1;

export function hasCurrentStorageVersion(record: unknown): boolean {
  const version = (record as { _persist?: { version?: unknown } } | undefined)?._persist?.version;
  return version === STORAGE_VERSION;
}
