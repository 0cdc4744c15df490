/** Where the caret of a field is, and whether somebody writes there at this moment. */
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { TextControl } from './caretPosition';

/** Milliseconds: as long, a press on what hangs on the field still finds it. */
const BLUR_DELAY = 200;

export interface CaretTracker {
  /** Null while something is selected, composed, or while the focus is elsewhere. */
  caret: number | null;
  /** To be called when the text changed, too: that moves the caret without further notice. */
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

  const updateCaret = ({ selectionStart, selectionEnd }: TextControl) =>
    setCaret(selectionStart === selectionEnd ? selectionStart : null);

  return {
    caret: focused && !composing ? caret : null,
    updateCaret,
    fieldProps: {
      onSelect: ({ currentTarget }) => updateCaret(currentTarget),
      onFocus: ({ currentTarget }) => {
        clearTimeout(leaving.current);
        setFocused(true);
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
