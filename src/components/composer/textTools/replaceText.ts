/**
 * Replaces a range of a text field as typing would, so that the browser's own undo takes it back, and
 * its listeners hear of it. `execCommand` is out of fashion, but nothing else keeps that history.
 */
import { flushSync } from 'react-dom';

interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/** `write` stores the whole text where the browser cannot type. The caret is then behind the text. */
export function replaceText(
  field: HTMLTextAreaElement,
  { from, to, insert }: Replacement,
  write: (text: string) => void,
): void {
  field.focus({ preventScroll: true });
  if (from === to && insert === '') return;
  const wanted = field.value.slice(0, from) + insert + field.value.slice(to);
  field.setSelectionRange(from, to);
  if (!types(insert) || field.value !== wanted) flushSync(() => write(wanted));
  field.setSelectionRange(from + insert.length, from + insert.length);
}

function types(text: string): boolean {
  // Missing where there is no layout.
  if (!('execCommand' in document)) return false;
  return text === ''
    ? document.execCommand('delete')
    : document.execCommand('insertText', false, text);
}
