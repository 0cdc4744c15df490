/** Keeps the keys that are pressed before the listener of shortcuts is loaded. */
import { isPaletteKey } from './paletteKey';

const kept: KeyboardEvent[] = [];

const keep = (event: KeyboardEvent): void => {
  // It was for a field.
  if (event.defaultPrevented) return;
  // Browsers would go to their own search.
  if (isPaletteKey(event)) event.preventDefault();
  kept.push(event);
};

export const keepEarlyKeys = (): void => document.addEventListener('keydown', keep);

/** Called by the listener, which hears all later ones itself. */
export function takeEarlyKeys(): KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  return kept.splice(0);
}
