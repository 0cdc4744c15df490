/**
 * The text of a field that shows each letter at once, while the draft gets it after the letter is
 * painted: what a longer draft costs does not hold up the letters.
 */
import { useState } from 'react';

export function useTypedText(text: string, edit: (text: string) => void) {
  // Stands for the draft's text until that changes.
  const [typed, setTyped] = useState<{ text: string; over: string } | null>(null);
  const isValid = typed?.over === text;
  if (typed && !isValid) setTyped(null);
  const value = isValid ? typed.text : text;
  return {
    value,
    onChange: (next: string) => {
      setTyped({ text: next, over: value });
      edit(next);
    },
  };
}
