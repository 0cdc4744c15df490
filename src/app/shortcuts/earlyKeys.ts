/** Keeps the keys that are pressed before the listener of shortcuts is loaded. */

const kept: KeyboardEvent[] = [];

const keep = (event: KeyboardEvent) => void kept.push(event);

export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep);

/** Called by the listener, which hears all later ones itself. */
export function takeEarlyKeys(): KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  return kept.splice(0);
}
