/** Adds a key to the end of a text, where no field can take it. */

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isComposing: boolean;
  getModifierState: (modifier: string) => boolean;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the text after the key; null if the key writes nothing. */
export function typedOnto(text: string, event: Key): string | null {
  const { key, ctrlKey, altKey, metaKey, isComposing } = event;
  // Some layouts write with both Control and Alt.
  const commands = (ctrlKey || altKey || metaKey) && !event.getModifierState('AltGraph');
  if (isComposing || commands) return null;
  if (key === 'Enter') return `${text}\n`;
  if (key === 'Backspace') {
    const last = [...graphemes.segment(text.slice(-100))].at(-1)?.segment ?? '';
    return text.slice(0, text.length - last.length);
  }
  return [...key].length === 1 ? text + key : null;
}
