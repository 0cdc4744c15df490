/** Tracks the caret of a text field, and whether the field has the focus. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { TextControl } from './caretPosition';

/** Milliseconds after blur for which the popup stays, so that a press on it still works. */
const BLUR_DELAY = 200;

interface CaretTracker {
  /** Null while text is selected or composed (IME), or while the focus is elsewhere. */
  caret: number | null;
  /** Also to be called on changes of the text: those move the caret without an event. */
  updateCaret: (field: TextControl) => void;
  fieldProps: {
    onSelect: (event: SyntheticEvent<TextControl>) => void;
    onFocus: (event: SyntheticEvent<TextControl>) => void;
    onBlur: () => void;
    onCompositionStart: () => void;
    onCompositionEnd: (event: SyntheticEvent<TextControl>) => void;
  };
}

export function useCaret(): CaretTracker {
  const [caret, setCaret] = useState<number | null>(null);
  const [focused, setFocused] = useState(false);
  const [composing, setComposing] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const updateCaret = (field: TextControl) => {
    const { selectionStart, selectionEnd } = field;
    // A dialog gives the focus back while React is deaf to events.
    if (field === document.activeElement) stay();
    setCaret(selectionStart === selectionEnd ? selectionStart : null);
  };
  const stay = () => {
    clearTimeout(leaving.current);
    setFocused(true);
  };

  return {
    caret: focused && !composing ? caret : null,
    updateCaret,
    fieldProps: {
      onSelect: ({ currentTarget }) => updateCaret(currentTarget),
      onFocus: ({ currentTarget }) => {
        stay();
        updateCaret(currentTarget);
      },
      onBlur: () => {
        leaving.current = setTimeout(() => setFocused(false), BLUR_DELAY);
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: ({ currentTarget }) => {
        setComposing(false);
        updateCaret(currentTarget);
      },
    },
  };
}
