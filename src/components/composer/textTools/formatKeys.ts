/** The keys of the formats, with Control, or Command on a Mac. */
import { isMac } from '@/lib/isMac';
import type { TextTool } from '@/domain/composer/formatting/syntax';

interface FormatKey {
  /** The key on any layout, and its place where letters are others. */
  keys: readonly string[];
  code: string;
  shift: boolean;
}

const formatKeys: Partial<Record<TextTool, FormatKey>> = {
  bold: { keys: ['b'], code: 'KeyB', shift: false },
  italic: { keys: ['i'], code: 'KeyI', shift: false },
  code: { keys: ['e', '`'], code: 'KeyE', shift: false },
  link: { keys: ['k'], code: 'KeyK', shift: false },
  quote: { keys: ['.', '>', ':'], code: 'Period', shift: true },
  numbers: { keys: [], code: 'Digit7', shift: true },
  bullets: { keys: [], code: 'Digit8', shift: true },
};

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

export function toolOfKey(event: Key): TextTool | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || ctrlKey === metaKey || metaKey !== isMac()) return null;
  const letter = key.toLowerCase();
  const isLatin = /^[a-z]$/.test(letter);
  const found = Object.entries(formatKeys).find(
    ([, each]) =>
      each.shift === shiftKey && (each.keys.includes(letter) || (each.code === code && !isLatin)),
  );
  return (found?.[0] as TextTool | undefined) ?? null;
}

/** As assistive technology reads it. */
export function shownKeys(tool: TextTool): string | undefined {
  const { keys, code, shift } = formatKeys[tool] ?? {};
  if (code === undefined) return undefined;
  const key = keys?.[0]?.toUpperCase() ?? code.replace('Digit', '');
  return [isMac() ? 'Meta' : 'Control', ...(shift ? ['Shift'] : []), key].join('+');
}
