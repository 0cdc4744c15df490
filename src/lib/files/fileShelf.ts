/**
 * Where a component puts a file for a saga to take: actions carry plain data only, so they carry
 * the name of its place. It stays in memory until it is taken away.
 */
const shelf = new Map<string, Blob>();
let places = 0;

/** At a place of its own, or under a name that is known. */
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
