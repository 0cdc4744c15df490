/**
 * Passes files from components to sagas: actions carry plain data only, so a file is put here and
 * the action carries its handle. Files stay in memory until they are removed.
 */
const shelf = new Map<string, Blob>();
let places = 0;

/** Stores a file under a given name, or a new one. */
export function putOnShelf(file: Blob, name?: string): string {
  places += 1;
  const handle = name ?? `shelf ${String(places)}`;
  shelf.set(handle, file);
  return handle;
}

export const onShelf = (handle: string): Blob | null => shelf.get(handle) ?? null;

export function takeFromShelf(handle: string): Blob | null {
  const file = onShelf(handle);
  shelf.delete(handle);
  return file;
}
