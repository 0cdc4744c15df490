/**
 * The key of the command palette: Control+K, or Command+K on a Mac, where fields need the other. On
 * layouts with other letters, the key in its place. It works everywhere, also while typing.
 */
import { isMac } from '@/lib/isMac';

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean {
  if (altKey || shiftKey || ctrlKey === metaKey || metaKey !== isMac()) return false;
  const letter = key.toLowerCase();
  return letter === 'k' || (code === 'KeyK' && !/^[a-z]$/.test(letter));
}
